import { findAll, type Span } from './span.ts';

/** Days, times and tax numbers, which have a form of their own. */
const exact: readonly RegExp[] = [
  // 2026. 07. 20., 2026-07-20
  /\b(?:19|20)\d\d ?[./-] ?(?:0?[1-9]|1[0-2]) ?[./-] ?(?:0?[1-9]|[12]\d|3[01])\b\.?/g,
  // 07. 20. – 08. 02.
  /\b(?:0[1-9]|1[0-2])\. ?(?:0[1-9]|[12]\d|3[01])\.(?= ?-)/g,
  // 06:30-18:00, 8.00-16.30
  /\b(?:[01]?\d|2[0-4])[:.][0-5]\d ?- ?(?:[01]?\d|2[0-4])[:.][0-5]\d\b/g,
  /\b(?:[01]?\d|2[0-4]):[0-5]\d\b(?!:?\d{3})/g,
  // 12345678-1-42
  /\b\d{8}-[1-5]-\d{2}\b/g,
];

/** Sums and measures, known by their unit. */
const measured: readonly RegExp[] = [
  // 1 200 000 Ft, 35.000 ft, 12500 euro
  /\b\d{1,3}(?:[ .]\d{3})+(?= ?(?:ft|huf|forint|eur|euro|e ft)\b|,-)/g,
  /\b\d{1,9} ?(?:ft|huf|forint|eur|euro|millio|ezer|m2|nm|m|km|kg|db|fo|ora|nap|ha|kwh|kw|liter)\b/g,
];

/** Words after which the next number is not one to call. */
const labels =
  /\b(?:hrsz|helyrajzi ?szam\w*|hrsz\.|adoszam\w*|adoazonosito\w*|cegjegyzek\w*|cegjsz|nyilvantartasi ?szam\w*|ntak\w*|het ?szam\w*|tanusitvany\w*|rendeles\w*|azonosito\w*|iranyito\w*|oraallas\w*|gyari ?szam\w*|cikkszam\w*|engedely\w*|koordinat\w*|gps)\b[^\d\n]{0,16}[\d][\d ./,-]{0,28}/g;

/** Telephone numbers that nobody may pass off as an order's: with a prefix and the length of one. */
const soundsLikePhone = /(?:\+|\b00)36|\b06[ /-]?(?:1|[2379]0|31|50)[ /-]?\d/;

/** The parts of a text whose digits are no telephone number, whatever stands around them. */
export const findExactNumbers = (text: string): Span[] => exact.flatMap((pattern) => findAll(text, pattern));

/** Those that are something else by the word before or after them, unless they are written like a telephone number. */
export const findNamedNumbers = (text: string): Span[] => [
  ...measured.flatMap((pattern) => findAll(text, pattern)),
  ...findAll(text, labels).filter(({ from, to }) => !soundsLikePhone.test(text.slice(from, to))),
];
