const maxDescriptionLength = 160;

const money = new Intl.NumberFormat('hu-HU', {
  style: 'currency',
  currency: 'HUF',
  maximumFractionDigits: 0,
});

/** An amount of forints as people read it. */
export const formatForints = (amount: number): string => money.format(amount);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** What simple HTML says, without its elements, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** Text cut at a word, for a description of at most 160 characters. */
export function truncate(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= maxDescriptionLength) return plain;
  const cut = plain.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80))}…`;
}

/** Words with commas between them; what is missing is left out. */
export const joinWithCommas = (...words: (string | null | undefined)[]): string =>
  words.filter(Boolean).join(', ');
