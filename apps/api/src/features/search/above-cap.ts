import type { Database } from '@piacter/db';
import { onceFor } from '../../core/once-for.ts';
import { createRecentValues } from '../../core/recent-values.ts';

/** Searches that a process remembers, and milliseconds for which it does. */
const maxKept = 5000;
const keptMs = 60_000;

/**
 * The searches that have found more than the cap in the last minute: their total is '1000+' again, so only the page is
 * read, not a thousand rows to count. Listings that are withdrawn meanwhile change the total at most a minute later;
 * the page itself is always read.
 */
export const searchesAboveCap = onceFor((_db: Database) =>
  createRecentValues<true>({ max: maxKept, keptMs }),
);

/** What all pages and orders of a search have in common, and no other search. */
export function toSearchKey<Search extends { page: number; sort: string }>(
  table: string,
  { page: _page, sort: _sort, ...conditions }: Search,
): string {
  return `${table} ${JSON.stringify(conditions)}`;
}
