/** Numbers as attributes: két szoba. */
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

/** 'a' or 'az', depending on the spoken number: az egy, az öt, az ötven, az ezer. */
export const article = (number: number): string =>
  /^5/.test(String(number)) || number === 1 || (number >= 1000 && number < 2000) ? 'az' : 'a';

const figures = new Intl.NumberFormat('hu-HU', { useGrouping: 'min2' });

/** A figure within a sentence: 4600, and '10 900' from five digits on, with a no-break space. */
export const formatFigure = (number: number): string => figures.format(number);

/** 2019-ben, 2020-ban: the suffix follows the vowels of the last word of the number. */
export const inYear = (year: number): string => {
  const [ones, tens] = [year % 10, year % 100];
  const backVowels = ones === 0 ? [0, 20, 30, 60, 80].includes(tens) && tens !== 0 : [3, 6, 8].includes(ones);
  return `${year}-${backVowels ? 'ban' : 'ben'}`;
};

/** The settlement in the possessive: 'Győr csendes részén', 'Budapest XI. kerületének csendes részén'. */
export const toPossessivePlace = (name: string): string => (name.endsWith('kerület') ? `${name}ének` : name);

/** Fills in the placeholders of a sentence and capitalizes it. */
export function fill(sentence: string, meanings: Record<string, string>): string {
  const text = sentence.replace(/\{(\w+)\}/g, (_, word: string) => meanings[word] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
