const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Tags that separate words: block ends and line breaks. */
const breakTags = /<\/(?:p|li|ul|ol|h\d|blockquote)>|<br ?\/?>/g;

/** The visible text of sanitised HTML with a line for each block. Not safe for HTML that was not sanitised. */
export const plainText = (html: string): string =>
  html
    .replace(breakTags, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** The boundary of two list items with the end of the first; editors put a paragraph into each. */
const itemBoundary = /([^\s<>])(?:<\/\w+>)*\s*<\/li>\s*<li>\s*(?:<p>)?/g;

/** Items are separated by commas, unless they are sentences. */
const separateItems = (_boundary: string, end: string): string =>
  /[.!?…]/.test(end) ? `${end} ` : `${end.replace(/[,;]/, '')}, `;

const startSentence = (line: string): string => line.slice(0, 1).toLocaleUpperCase('hu') + line.slice(1);
const endSentence = (line: string): string => (/[.!?…:;,–]["”’)]*$/.test(line) ? line : `${line}.`);

/**
 * The visible text of sanitised HTML in one line: each block becomes a sentence, the items of a list are separated by
 * commas. What follows a colon goes on.
 */
export function plainSentences(html: string): string {
  const text = plainText(html.replace(/<br ?\/?>/g, ' ').replace(itemBoundary, separateItems));
  const lines = text.split('\n').filter(Boolean);
  return lines
    .map((line, at) => endSentence(/[:;,–]$/.test(lines[at - 1] ?? '') ? line : startSentence(line)))
    .join(' ');
}

/** Truncates a text to a line of at most `length` characters and an ellipsis, at a word boundary if possible. */
export function truncate(text: string, length: number): string {
  const line = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const end = cut.lastIndexOf(' ');
  // The cut may split a surrogate pair, whose first half is dropped.
  const kept = (end > length / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/\ufffd$/, '');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
