import { type Database, keywordStems, minPrefixLength } from '@piacter/db';
import { sql } from 'kysely';
import type { RangeSet } from '../search/index.ts';

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
  const prefixes = words.map(({ prefix }) => prefix).filter((prefix) => prefix.length >= minPrefixLength);
  const continuations = await selectContinuations(db, prefixes);
  return words.map(({ stem, prefix }) => {
    const continued = prefixes.includes(prefix)
      ? continuations.filter((term) => term.startsWith(prefix))
      : [];
    const terms = new Set([stem, ...continued]);
    return {
      ranges: [...terms].map((term) => ({ table: 'service_words', key: { term } })),
      areDisjoint: terms.size === 1,
    };
  });
}
