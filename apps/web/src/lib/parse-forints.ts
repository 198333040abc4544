// own value: the meaning of the word 'ezer'
const thousand = 1_000;
const million = 1_000_000;
const billion = 1_000_000_000;

/** Units as people write them after a number. */
const units: Readonly<Record<string, number>> = {
  e: thousand,
  k: thousand,
  ezer: thousand,
  m: million,
  mio: million,
  millió: million,
  millio: million,
  mrd: billion,
  milliárd: billion,
  milliard: billion,
};

const shape = /^([\d.,]+)(\p{L}*?)(?:ft|huf|forint)?\.?$/u;

/** A whole number without the separators of its groups of three: '60.000.000', '60,000,000'; other texts as they are. */
export const joinGroups = (digits: string): string =>
  /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits;

/**
 * Parses an amount of forints as people write it: '60 000 000', '60.000.000 Ft', '60 M', '64,5 millió', '180e', '12
 * 500'. A bare number below 1,000 is no realistic price, so it counts in `smallUnit` forints, such as millions where
 * properties are sold. NaN for anything else.
 */
export function parseForints(typed: string, smallUnit = 1): number {
  const [, digits = '', word = ''] = shape.exec(typed.toLowerCase().replaceAll(/\s/g, '')) ?? [];
  const unit = word === '' ? 1 : units[word];
  if (digits === '' || unit === undefined) return Number.NaN;
  const number = Number((word === '' ? joinGroups(digits) : digits).replace(',', '.'));
  const scale = word === '' && number < thousand ? smallUnit : unit;
  return scale === 1 ? number : Math.round(number * scale);
}

/** Parses an amount in thousands of forints: a bare number as it is, '60 M' and '180 000 Ft' by their units. */
export const parseThousands = (typed: string): number =>
  /\p{L}/u.test(typed) ? parseForints(typed) / thousand : parseForints(typed);
