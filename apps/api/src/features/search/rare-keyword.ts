import { type Database, keywordPrefixes } from '@piacter/db';
import { sql } from 'kysely';
import { published } from '../listings/index.ts';
import type { Condition } from './conditions.ts';
import { hasWord } from './sql-condition.ts';

/** An index that leads to few listings, and the condition on its first column. */
interface IndexHint {
  filterIndex: string;
  filterIndexPrefix: Condition;
}

/** The number of top-ranked listings that are sampled, and the hits among them that make a keyword common. */
const sampleSize = 1000;
const commonThreshold = 50;

/** Words that the full-text index leaves out: below InnoDB's minimum token size, and its stopwords beyond that. */
const minWordLength = 3;
const stopwords = new Set(
  'about are com for from how that the this was what when where who will with und www'.split(' '),
);

/**
 * The full-text index for a rare keyword; undefined for a common one, which is found sooner by testing properties in
 * order of rank. Measured at 100,000 properties: a word in one of 100 takes 5 ms by the full-text index and 160 ms in
 * order; a word in one of 7 takes 114 ms and 8 ms. They break even at one in ten there, and at one in thirty among a
 * million.
 */
export async function findRareKeyword(
  db: Database,
  { table, idField }: { table: 'accommodations'; idField: string },
  keyword: string | undefined,
): Promise<IndexHint | undefined> {
  const id = sql.ref(idField);
  const words = keywordPrefixes(keyword ?? '');
  const indexed = words.filter((word) => word.length >= minWordLength && !stopwords.has(word));
  if (indexed.length === 0) return undefined;
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select straight_join 1
      from (
        select ${id} from ${sql.table(table)} force index (${sql.ref(`${table}_order`)})
        where status = ${sql.lit(published)} order by sortRank desc limit ${sql.lit(sampleSize)}
      ) as sample join ${sql.table(table)} as listing on listing.${id} = sample.${id}
      where ${sql.join(words.map(hasWord), sql` and `)} limit ${sql.lit(commonThreshold)}
    ) as having_it`.execute(db);
  if (Number(rows[0]?.found ?? 0) >= commonThreshold) return undefined;
  const expression = indexed.map((word) => `+${word}*`).join(' ');
  return {
    filterIndex: `${table}_words`,
    filterIndexPrefix: sql`match (searchText) against (${expression} in boolean mode)`,
  };
}
