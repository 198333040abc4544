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

/** Digits in groups of three, with any separator: '60.000.000', '60,000,000'. */
const isGrouped = (digits: string) => /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(digits);

/**
 * Parses an amount of forints as people write it: '60 000 000', '60.000.000 Ft', '60 M', '64,5 millió', '180e', '12
 * 500'. A bare number below 1,000 is no realistic price, so it counts in `smallUnit` forints, such as millions where
 * properties are sold. NaN for anything else.
 */
export function parseForints(typed: string, smallUnit = 1): number {
  const [, digits = '', word = ''] = shape.exec(typed.toLowerCase().replaceAll(/\s/g, '')) ?? [];
  const unit = word === '' ? 1 : units[word];
  if (digits === '' || unit === undefined) return Number.NaN;
  const isWhole = word === '' && isGrouped(digits);
  const number = Number(isWhole ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));
  return Math.round(number * (word === '' && number < thousand ? smallUnit : unit));
}
