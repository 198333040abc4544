const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What parts words though it has no width: the end of a block, a line break. */
const breaks = /<\/(?:p|li|ul|ol|h\d|blockquote)>|<br ?\/?>/g;

/** The text that people see of sanitised HTML; blocks are lines. Not for HTML as somebody sent it. */
export const plainText = (html: string): string =>
  html
    .replace(breaks, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** The beginning of a text on one line, cut at a word. */
export function truncate(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const end = cut.lastIndexOf(' ');
  // A letter beyond the basic plane is two units: half of one is no letter.
  const kept = (end > length / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/\ufffd$/, '');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
