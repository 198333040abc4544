import type { ChildGroup } from './values.ts';

/** 'egy', 'öt', 'ezer': read aloud, numbers that begin with 1 or 5 may begin with a vowel. 10, 100 and -5 do not. */
function startsWithVowel(digits: string): boolean {
  const isOne = digits.startsWith('1') && digits.length % 3 === 1;
  return isOne || digits.startsWith('5');
}

/**
 * A number or a word with its definite article: 'a 27', 'az 1', 'az 5', 'az 1 200', 'az ingatlan'. A number may have
 * separators and a unit ('12 500 000 Ft'), a word may be in quotes.
 */
export function withArticle(written: number | string): string {
  const spoken = String(written).replace(/^[„”"'«(]+/, '');
  const [number] = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|^\d+/.exec(spoken) ?? [];
  const isVowel =
    number === undefined ? /^[aáeéiíoóöőuúüű]/i.test(spoken) : startsWithVowel(number.replace(/\D/g, ''));
  return `${isVowel ? 'az' : 'a'} ${written}`;
}

/** '12 000 Ft-tól', '500 m²-től': an amount in forints or square metres as a minimum. */
export const startingAt = (amount: string): string => `${amount}${amount.endsWith('m²') ? '-től' : '-tól'}`;

/** A formatted day that no line breaks in two: with no-break spaces before its numbers and after its year. */
export const keepDayTogether = (formatted: string): string =>
  formatted.replaceAll(/ (?=\d+[.–])|(?<=\b\d{4}\.) /g, '\u00a0');

/** A calendar day, `YYYY-MM-DD`, as it is written in a text, with no-break spaces: '2027. 08. 03.' */
export const formatDay = (day: string): string => keepDayTogether(`${day.replaceAll('-', '. ')}.`);

/** The words of a label within a sentence: 'Van lift' → 'van lift'; 'WC-papír' and other abbreviations stay. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.slice(0, 1).toLocaleLowerCase('hu') + words.slice(1);

/** The words of a sentence at its beginning. */
export const upperFirst = (words: string): string =>
  words.slice(0, 1).toLocaleUpperCase('hu') + words.slice(1);

/** Documented sentences, verbatim, that both sides use. */
export const documentedMessages = {
  unexpected: 'Váratlan hiba történt!',
  pageNotFound: 'A keresett oldal nem található!',
  captchaFailed: 'CAPTCHA validáció sikertelen!',
  requestAnswered: 'Az ajánlatkérésre érkezett már válasz, így nem törölheted!',
  packageRequired:
    'Sajnos nem férhetsz hozzá a kapcsolati adatokhoz, mert nem rendelkezel megfelelő csomaggal.',
  noOfferPackage: "Még nem vásároltál 'Ajánlat küldése' csomagot, hogy ajánlatot küldj az ajánlatkérőknek!",
  requestsFailed: 'A folyamat során hiba lépett fel!',
  passwordsDiffer: 'Az új jelszavak nem egyeznek!',
  professionAdded: 'Sikeres felvitel!',
  headline: 'Szakember - Ingatlan - Szállás',
} as const;

/** The heading of the page of a listing that is gone for good, and the title of that page. */
export const goneHeading = 'Ez a hirdetés már nem érhető el';

/** The description of the product in one sentence. */
export const tagline = 'Szakemberek, ingatlanok és szállások az egész országból, egy helyen.';

/** The error of a text that is longer than `max` characters. */
export const tooLongText = (max: number): string =>
  `Legfeljebb ${max.toLocaleString('hu-HU')} karakter lehet, rövidítsd le!`;

/** Messages of field errors that schemas share with the rules of one side. */
export const fieldMessages = {
  required: 'Ezt a mezőt ki kell töltened!',
  fileMissing: 'Válassz ki egy fájlt!',
  notListed: 'Válassz a felsorolt lehetőségek közül!',
  webAddress: 'Ez nem érvényes webcím! Példa: www.pelda.hu',
  reversedRange: 'A felső határ nem lehet kisebb az alsónál, írd át az egyiket!',
  reversedDays: 'Az utolsó nap nem lehet az első előtt, válassz másikat!',
} as const;

/** The page on which a visitor writes what is to be done. */
export const describeWorkTitle = 'Írd le, mi a gond';

/** The age groups of children, to be followed by what they are: '7–13 éves gyerekek', '7–13 évesek'. */
export const childAges: Record<ChildGroup, string> = {
  childrenUnder6: '0–6 éves',
  children7to13: '7–13 éves',
  children14Plus: '14–17 éves',
};
