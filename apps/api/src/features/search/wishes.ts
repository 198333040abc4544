import { splitKeywords } from '@piacter/db';
import type { Conditions } from './port.ts';

/** Words of a wish that rank. */
const maxWords = 6;

/** The conditions of each word of a wish, as those of a keyword. */
export async function toWishes<Search>(
  wish: string | undefined,
  parse: (query: Readonly<Record<string, string>>) => Search | undefined,
  toConditions: (search: Search) => Promise<Conditions>,
): Promise<Conditions[]> {
  const words = wish === undefined ? [] : splitKeywords(wish).slice(0, maxWords);
  const found = await Promise.all(
    words.map(async (keyword) => {
      const search = parse({ keyword });
      return search && toConditions(search);
    }),
  );
  return found.filter((conditions) => conditions !== undefined && conditions.length > 0);
}
