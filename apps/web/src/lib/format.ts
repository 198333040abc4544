/** Display formats: Hungarian locale, forints without decimals, a dash for missing values (LAY-13 to LAY-15). */

import { keepDayTogether } from '@piacter/contracts/core/hungarian';

export const dash = '–';

const zone = 'Europe/Budapest';
const money = new Intl.NumberFormat('hu-HU', {
  style: 'currency',
  currency: 'HUF',
  maximumFractionDigits: 0,
  // Groups four digits too (9 500 Ft), which the locale alone does not do in every browser.
  useGrouping: 'always',
});
const plain = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 2, useGrouping: 'always' });
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const dates = new Intl.DateTimeFormat('hu-HU', { ...day, timeZone: zone });
const calendarDays = new Intl.DateTimeFormat('hu-HU', { ...day, timeZone: 'UTC' });

type Missing = null | undefined;

/** Forints as `12 500 000 Ft`, with no-break spaces. */
export const formatMoney = (forints: number | Missing): string =>
  forints === null || forints === undefined ? dash : money.format(forints);

/** Converts the thousands of forints in which property prices are stored to forints. */
export const thousandsToForints = (thousands: number): number => thousands * 1000;

/** A property's price, given in thousands of forints, as forints. */
export const formatThousands = (thousands: number | Missing): string =>
  thousands === null || thousands === undefined ? dash : formatMoney(thousandsToForints(thousands));

/** A number with grouped thousands and its unit, if any: `1 068 m²`. */
export const formatNumber = (number: number | Missing, unit?: string): string => {
  if (number === null || number === undefined) return dash;
  return unit === undefined ? plain.format(number) : `${plain.format(number)}\u00a0${unit}`;
};

const parse = (value: string | Date): Date | null => {
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** A calendar day (`YYYY-MM-DD`) or the Budapest day of an instant, with no-break spaces: `2026. 11. 21.` */
export const formatDate = (value: string | Date | Missing): string => {
  if (value === null || value === undefined || value === '') return dash;
  const instant = parse(value);
  if (instant === null) return dash;
  // A calendar day has no time zone and must not shift to the day before.
  const isBareDay = typeof value === 'string' && value.length === 10;
  return keepDayTogether((isBareDay ? calendarDays : dates).format(instant));
};

/** The text itself, or a dash for an empty one. */
export const orDash = (value: string | number | Missing): string =>
  value === null || value === undefined || value === '' ? dash : String(value);

/** A flag of the API as 'Igen' or 'Nem', or the given words. */
export const formatYesNo = (
  flag: 0 | 1 | boolean | Missing,
  words: readonly [yes: string, no: string] = ['Igen', 'Nem'],
) => (flag === null || flag === undefined ? dash : words[flag ? 0 : 1]);

type Street = { street: string | null; publicPlaceName: string | null; houseNumber: string | null };

/** 'Radnóti Miklós utca 12.', or the street alone without a number; null without a street. */
export const formatStreet = ({ street, publicPlaceName, houseNumber }: Street): string | null => {
  if (street === null) return null;
  const number = houseNumber === null ? '' : houseNumber.replace(/(\d)$/, '$1.');
  return [street, publicPlaceName, number].filter(Boolean).join(' ');
};
