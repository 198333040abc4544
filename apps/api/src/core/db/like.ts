import { type RawBuilder, sql } from 'kysely';

/** A text that stands for itself in a pattern of `like`. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * `like` on a column in ASCII, such as mail addresses. The database refuses to compare such a column with other
 * letters; nothing in it matches them.
 */
export const asciiLike = (column: string, pattern: string): RawBuilder<boolean> =>
  /[^ -~]/.test(pattern) ? sql`false` : sql`${sql.ref(column)} like ${pattern}`;
