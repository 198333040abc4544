/** How values are shown: Hungarian locale, forints without decimals, a dash for what is missing (LAY-13 to 15). */

export const dash = '–';

const zone = 'Europe/Budapest';
const money = new Intl.NumberFormat('hu-HU', {
  style: 'currency',
  currency: 'HUF',
  maximumFractionDigits: 0,
  // Four digits stand apart too (9 500 Ft), which the locale alone would not do everywhere.
  useGrouping: 'always',
});
const plain = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 2, useGrouping: 'always' });
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const dates = new Intl.DateTimeFormat('hu-HU', { ...day, timeZone: zone });
const calendarDays = new Intl.DateTimeFormat('hu-HU', { ...day, timeZone: 'UTC' });
const timestamps = new Intl.DateTimeFormat('hu-HU', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: zone,
});

type Missing = null | undefined;

/** Forints: `12 500 000 Ft`, the spaces being no-break ones. */
export const formatMoney = (forints: number | Missing): string =>
  forints === null || forints === undefined ? dash : money.format(forints);

/** Forints from the thousands in which the property prices are kept. */
export const forints = (thousands: number): number => thousands * 1000;

/** A property's price, which is stored in thousands of forints. */
export const formatThousands = (thousands: number | Missing): string =>
  thousands === null || thousands === undefined ? dash : formatMoney(forints(thousands));

/** A number with its thousands apart, and its unit if it has one: `68 m²`. */
export const formatNumber = (number: number | Missing, unit?: string): string => {
  if (number === null || number === undefined) return dash;
  return unit === undefined ? plain.format(number) : `${plain.format(number)}\u00a0${unit}`;
};

const parse = (value: string | Date): Date | null => {
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** A calendar day (`YYYY-MM-DD`) or the Budapest day of an instant: `2026. 11. 21.` */
export const formatDate = (value: string | Date | Missing): string => {
  if (value === null || value === undefined || value === '') return dash;
  const instant = parse(value);
  if (instant === null) return dash;
  // A bare day belongs to no zone and must not slip to the day before.
  const isBareDay = typeof value === 'string' && value.length === 10;
  return (isBareDay ? calendarDays : dates).format(instant);
};

/**
 * An instant to the second in Budapest time: `2026. 11. 21. 11:51:27`. The documents cut stored timestamps to
 * 19 characters, which drops what is below the second and the zone (LAY-13).
 */
export const formatTimestamp = (value: string | Date | Missing): string => {
  if (value === null || value === undefined || value === '') return dash;
  const instant = parse(value);
  return instant === null ? dash : timestamps.format(instant);
};

/** Text as it is, a dash where there is none. */
export const orDash = (value: string | number | Missing): string =>
  value === null || value === undefined || value === '' ? dash : String(value);

/** A flag of the API in words. */
export const yesNo = (
  flag: 0 | 1 | boolean | Missing,
  words: readonly [yes: string, no: string] = ['Igen', 'Nem'],
) => (flag === null || flag === undefined ? dash : words[flag ? 0 : 1]);

/** Names of lookups start in lower case, as they stand in sentences; on their own they get a capital. */
export const capitalised = (label: string): string =>
  label.slice(0, 1).toLocaleUpperCase('hu') + label.slice(1);
