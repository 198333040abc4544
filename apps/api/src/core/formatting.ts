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

/** Spaces at which a line may break: those within figures stay. */
const breaking = /[^\S\u00a0]+/g;

/** Cuts a text at a word boundary to at most 160 characters, as search engines do with descriptions. */
export function truncate(text: string): string {
  const plain = text.replace(breaking, ' ').trim();
  if (plain.length <= maxDescriptionLength) return plain;
  const cut = plain.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80))}…`;
}

/** Joins the values that are present with commas. */
export const joinWithCommas = (...words: (string | null | undefined)[]): string =>
  words.filter(Boolean).join(', ');
