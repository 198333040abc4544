import { formatDay } from '@piacter/contracts/core/hungarian';

const maxDescriptionLength = 160;

const money = new Intl.NumberFormat('hu-HU', {
  style: 'currency',
  currency: 'HUF',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});

/** An amount of forints with the currency and Hungarian digit grouping. */
export const formatForints = (amount: number): string => money.format(amount);

/** From one calendar day to another; either may be open. */
export const formatDays = (from: string | null | undefined, to: string | null | undefined): string =>
  [from, to].flatMap((day) => (day ? formatDay(day) : [])).join(' – ');

type Address = Record<
  'postalCode' | 'settlement' | 'street' | 'publicPlaceName' | 'houseNumber',
  string | null
>;

const joinWords = (...words: (string | null)[]) => words.filter(Boolean).join(' ');

/** '2600 Vác, Zichy Hippolyt utca 8.', or the part of it that is known. */
export const formatAddress = ({
  postalCode,
  settlement,
  street,
  publicPlaceName,
  houseNumber,
}: Address): string =>
  joinWithCommas(
    joinWords(postalCode, settlement),
    street && joinWords(street, publicPlaceName, houseNumber?.replace(/(\d)$/, '$1.') ?? null),
  );

/** Spaces at which a line may break: those within figures stay. */
const breaking = /[^\S\u00a0]+/g;

/** Cuts a text at a word boundary, by default to at most 160 characters, as search engines do with descriptions. */
export function truncate(text: string, max = maxDescriptionLength): string {
  const plain = text.replace(breaking, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`;
}

/** Joins the values that are present with commas. */
export const joinWithCommas = (...words: (string | null | undefined)[]): string =>
  words.filter(Boolean).join(', ');

export interface Named {
  isFirm: number | null;
  firmName: string | null;
  firstName: string | null;
  lastName: string | null;
}

/**
 * The name shown to others: company name, or full name in Hungarian order, or `unnamed`; never the account's mail
 * address.
 */
export function getDisplayName({ isFirm, firmName, firstName, lastName }: Named, unnamed: string): string {
  if (isFirm && firmName) return firmName;
  return [lastName, firstName].filter(Boolean).join(' ') || unnamed;
}

/** The name in the greeting of a mail: first name, or company name without one; '' if unknown ('Szia!'). */
export const getGreetingName = ({ isFirm, firmName, firstName }: Omit<Named, 'lastName'>): string =>
  firstName || (isFirm && firmName) || '';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
