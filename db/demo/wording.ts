/** Numbers as they stand before a noun: két szoba. */
export const numberWords = [
  'nulla',
  'egy',
  'két',
  'három',
  'négy',
  'öt',
  'hat',
  'hét',
  'nyolc',
  'kilenc',
  'tíz',
];

/** 'a' or 'az', by how the number is said: az egy, az öt, az ötven, az ezer. */
export const article = (number: number): string =>
  /^5/.test(String(number)) || number === 1 || (number >= 1000 && number < 2000) ? 'az' : 'a';

/** 2019-ben, 2020-ban: the ending follows the vowels of the last word of the number. */
export const inYear = (year: number): string => {
  const [ones, tens] = [year % 10, year % 100];
  const backVowels = ones === 0 ? [0, 20, 30, 60, 80].includes(tens) && tens !== 0 : [3, 6, 8].includes(ones);
  return `${year}-${backVowels ? 'ban' : 'ben'}`;
};

/** The settlement as the owner of what follows: 'Győr csendes részén', 'Budapest XI. kerületének csendes részén'. */
export const toPossessivePlace = (name: string): string => (name.endsWith('kerület') ? `${name}ének` : name);

/** Fills a sentence and begins it with a capital. */
export function fill(sentence: string, meanings: Record<string, string>): string {
  const text = sentence.replace(/\{(\w+)\}/g, (_, word: string) => meanings[word] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
