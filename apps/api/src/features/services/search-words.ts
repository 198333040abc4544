import { type Database, keywordStems } from '@piacter/db';
import { sql } from 'kysely';
import type { RangeSet } from '../search/index.ts';

/** A typed word of so many letters stands for the words that it begins, too: 'kazan' for 'kazancsere'. */
const shortestBeginning = 5;
/** Terms that a beginning stands for beside itself. */
const mostContinuations = 8;
/** Words that are looked for; nobody types more and means each of them. */
const mostWords = 6;

/** Sorts behind every term that begins with what stands before it: letters and digits come earlier in ASCII. */
const afterLetters = '{';

/** The terms of the index that begin with one of the words, which jumps from one term to the next. */
async function continuationsOf(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const looks = words.map(
    (word) => sql`(select distinct term from service_words
      where term > ${word} and term < ${word + afterLetters} limit ${sql.lit(mostContinuations)})`,
  );
  const { rows } = await sql<{ term: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return rows.map(({ term }) => term);
}

/** For each word of a keyword the services that have it; undefined for a keyword without a letter in it. */
export async function wordSets(db: Database, keyword: string): Promise<RangeSet[] | undefined> {
  const words = keywordStems(keyword).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const beginnings = words.map(({ word }) => word).filter((word) => word.length >= shortestBeginning);
  const continuations = await continuationsOf(db, beginnings);
  return words.map(({ stem, word }) => {
    const begun = beginnings.includes(word) ? continuations.filter((term) => term.startsWith(word)) : [];
    const terms = new Set([stem, ...begun]);
    return {
      ranges: [...terms].map((term) => ({ table: 'service_words', key: { term } })),
      areDisjoint: terms.size === 1,
    };
  });
}
