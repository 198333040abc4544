const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Tags that separate words: block ends and line breaks. */
const breakTags = /<\/(?:p|li|ul|ol|h\d|blockquote)>|<br ?\/?>/g;

/** The visible text of sanitised HTML with a line for each block. Not safe for HTML that was not sanitised. */
export const plainText = (html: string): string =>
  html
    .replace(breakTags, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** Truncates a text to a line of at most `length` characters and an ellipsis, at a word boundary if possible. */
export function truncate(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const end = cut.lastIndexOf(' ');
  // The cut may split a surrogate pair, whose first half is dropped.
  const kept = (end > length / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/\ufffd$/, '');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
