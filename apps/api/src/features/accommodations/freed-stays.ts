import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { readWatchQuery } from '@piacter/contracts/watches';
import type { Database } from '@piacter/db';
import type { FreedNights } from '../search/reverse/index.ts';
import { findAskedStay } from './asked-stay.ts';
import { isPossible } from './possible-rows.ts';
import { readStayRows } from './stay-totals.ts';

interface FreedDeps {
  parse: (query: Readonly<Record<string, string>>) => AccommodationSearch | undefined;
  /** A day in Budapest. */
  today: string;
}

/**
 * Reads accommodations of which nights were made free, and returns the function that says whether a followed search finds
 * one by none but these nights: it has days, and each of its stays that is possible now has one of them (CAL-10).
 */
export async function readFreedStays(
  db: Database,
  freed: ReadonlyMap<number, FreedNights>,
  { parse, today }: FreedDeps,
): Promise<(id: number, query: string) => boolean> {
  const rows = await readStayRows(db, [...freed.keys()]);
  return (id, query) => {
    const row = rows.get(id);
    const nights = freed.get(id)?.nights ?? [];
    // A request that is followed has a query a line.
    return query.split('\n').some((line) => {
      const search = parse(readWatchQuery('accommodation', line));
      const asked = search && findAskedStay(search, today);
      const possible = row && asked ? asked.stays.filter((stay) => isPossible(row, stay, asked)) : [];
      return (
        possible.length > 0 &&
        possible.every((stay) => nights.some(({ from, to }) => from < stay.departure && to > stay.arrival))
      );
    });
  };
}
