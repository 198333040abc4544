import { hungaryCode } from '../lookups/values.ts';

/** Maximum lengths of billing data, in characters. */
export const billingLimits = {
  name: 160,
  postalCode: 12,
  settlement: 120,
  address: 200,
  taxNumber: 20,
} as const;

/** The digits and letters of VAT numbers after the country's prefix (Directive 2006/112/EC; VIES). */
const euVatShapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** The prefix of a country's VAT numbers; Greece has one of its own. */
const getVatPrefix = (countryCode: string) => (countryCode === 'GR' ? 'EL' : countryCode);

/** Whether firms of a country have a VAT number of the European Union; Hungarian ones have a tax number. */
export const isEuCountry = (countryCode: string): boolean => countryCode in euVatShapes;

const weights = [9, 7, 3, 1, 9, 7, 3];

/** Whether the eighth digit of a Hungarian tax number is the check digit of the seven before it. */
export function hasCheckDigit(digits: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return Number(digits[7]) === (10 - (sum % 10)) % 10;
}

/** A Hungarian tax number as 12345676-1-42, however it was typed; undefined unless it can exist. */
function formatHungarianTaxNumber(given: string): string | undefined {
  const digits = given.replace(/[\s-]/g, '');
  if (!/^\d{8}[1-5]\d{2}$/.test(digits) || !hasCheckDigit(digits)) return undefined;
  return `${digits.slice(0, 8)}-${digits.slice(8, 9)}-${digits.slice(9)}`;
}

/** A VAT number with its prefix, however it was typed; undefined unless it has the country's shape. */
function formatVatNumber(given: string, countryCode: string): string | undefined {
  const prefix = getVatPrefix(countryCode);
  const compact = given.toUpperCase().replace(/[\s.-]/g, '');
  const digits = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact;
  return euVatShapes[countryCode]?.test(digits) ? prefix + digits : undefined;
}

/** The tax number of a firm in the form of its country; undefined if it cannot be one, '' outside of the Union. */
export function formatTaxNumber(given: string, countryCode: string): string | undefined {
  const trimmed = given.trim();
  if (countryCode === hungaryCode) return formatHungarianTaxNumber(trimmed);
  if (isEuCountry(countryCode)) return formatVatNumber(trimmed, countryCode);
  return /^[A-Z0-9 ./-]{0,20}$/i.test(trimmed) ? trimmed : undefined;
}

/** Of a postal code that its country cannot have. */
export const postalCodeMessage = 'Ez nem érvényes irányítószám! Példa: 9021';

/** Whether a postal code has the form of its country: four digits in Hungary. */
export const isPostalCode = (given: string, countryCode: string): boolean =>
  countryCode === hungaryCode ? /^[1-9]\d{3}$/.test(given) : /^[A-Z0-9][A-Z0-9 -]{1,11}$/i.test(given);

/** The net price and the VAT in a gross one, in whole forints; `percent` is null for a seller who is exempt. */
export function splitVat(gross: number, percent: number | null): { net: number; vat: number } {
  const net = Math.round(gross / (1 + (percent ?? 0) / 100));
  return { net, vat: gross - net };
}
