import { type Database, keywordStems } from '@piacter/db';
import { sql } from 'kysely';
import type { RangeSet } from '../search/index.ts';

/** From this length on a word also matches longer words as a prefix: 'kazan' matches 'kazancsere'. */
const minPrefixLength = 5;
/** Greatest number of terms that a prefix is expanded to. */
const maxContinuations = 8;
/** Greatest number of words of a keyword that are searched for. */
const maxWords = 6;

/** Sorts after every term with a given prefix: letters and digits precede it in ASCII. */
const afterAllLetters = '{';

/** The indexed terms that begin with one of the words (loose index scan). */
async function selectContinuations(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const statements = words.map(
    (word) => sql`(select distinct term from service_words
      where term > ${word} and term < ${word + afterAllLetters} limit ${sql.lit(maxContinuations)})`,
  );
  const { rows } = await sql<{ term: string }>`${sql.join(statements, sql` union all `)}`.execute(db);
  return rows.map(({ term }) => term);
}

/** For each word of a keyword the set of services that have it; undefined for a keyword without a letter. */
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
