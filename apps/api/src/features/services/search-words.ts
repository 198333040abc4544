import { type Database, keywordStems } from '@piacter/db';
import { sql } from 'kysely';
import type { RangeSet } from '../search/index.ts';

/** A typed word of so many letters stands for the words that it begins, too: 'kazan' for 'kazancsere'. */
const minPrefixLength = 5;
/** Terms that a beginning stands for beside itself. */
const maxContinuations = 8;
/** Words that are looked for; nobody types more and means each of them. */
const maxWords = 6;

/** Sorts behind every term that begins with what stands before it: letters and digits come earlier in ASCII. */
const afterAllLetters = '{';

/** The terms of the index that begin with one of the words, which jumps from one term to the next. */
async function selectContinuations(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const statements = words.map(
    (word) => sql`(select distinct term from service_words
      where term > ${word} and term < ${word + afterAllLetters} limit ${sql.lit(maxContinuations)})`,
  );
  const { rows } = await sql<{ term: string }>`${sql.join(statements, sql` union all `)}`.execute(db);
  return rows.map(({ term }) => term);
}

/** For each word of a keyword the services that have it; undefined for a keyword without a letter in it. */
export async function findWordSets(db: Database, keyword: string): Promise<RangeSet[] | undefined> {
  const words = keywordStems(keyword).slice(0, maxWords);
  if (words.length === 0) return undefined;
  const prefixes = words.map(({ word }) => word).filter((word) => word.length >= minPrefixLength);
  const continuations = await selectContinuations(db, prefixes);
  return words.map(({ stem, word }) => {
    const continued = prefixes.includes(word) ? continuations.filter((term) => term.startsWith(word)) : [];
    const terms = new Set([stem, ...continued]);
    return {
      ranges: [...terms].map((term) => ({ table: 'service_words', key: { term } })),
      areDisjoint: terms.size === 1,
    };
  });
}
