import { toBudapestDay } from '@piacter/contracts/core/days';
import type { ListingKind } from '@piacter/contracts/listings';
import type { ListingEvent } from '@piacter/contracts/statistics';
import type { Deps } from '../../deps.ts';
import { addListingDays, findPublishedIDs, type ListingDay } from './listing-days.queries.ts';

/** Milliseconds between writes: what a killed process loses at most. */
const writeEveryMs = 10_000;
/** Listings and days held in memory, about 10 MB; beyond it further ones are not counted until the next write. */
const maxHeld = 50_000;
/** Rows per statement. */
const batchSize = 500;

export interface ListingEventReport {
  kind: ListingKind;
  id: number;
  event: ListingEvent;
}

const columns = { view: 'views', contact: 'contacts', message: 'messages' } as const satisfies Record<
  ListingEvent,
  keyof ListingDay
>;

const toKey = ({ kind, listingID, day }: ListingDay): string => `${kind} ${listingID} ${day}`;

/** In the order of the primary key, in which concurrent processes cannot deadlock. */
const byKey = (one: ListingDay, other: ListingDay): number =>
  one.kind.localeCompare(other.kind) || one.listingID - other.listingID || one.day.localeCompare(other.day);

function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize);
}

/**
 * Adds up the events of listings in memory and writes the sums every ten seconds, so that a view costs no write. Any
 * number of processes may do so at once: each adds its own sums to the stored ones.
 */
export function createEventCounter({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  const held = new Map<string, ListingDay>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function hold(added: ListingDay): void {
    const key = toKey(added);
    const sum = held.get(key);
    if (sum) {
      sum.views += added.views;
      sum.contacts += added.contacts;
      sum.messages += added.messages;
    } else if (held.size < maxHeld) held.set(key, { ...added });
  }

  async function writeBatch(batch: readonly ListingDay[]): Promise<void> {
    try {
      const publishedIDs = await findPublishedIDs(db, batch);
      const rows = batch.filter(({ kind, listingID }) => publishedIDs[kind].has(listingID));
      if (rows.length > 0) await addListingDays(db, rows);
    } catch (error) {
      // Counted again with the next write; a statement of which only the reply was lost counts twice.
      for (const row of batch) hold(row);
      log.warn({ err: error, listings: batch.length }, 'listing events not written');
    }
  }

  async function writeHeld(): Promise<void> {
    const rows = [...held.values()].sort(byKey);
    held.clear();
    for (const batch of inBatches(rows)) await writeBatch(batch);
  }

  /** Writes what is held; writes of one process never overlap. */
  function flush(): Promise<void> {
    writing = writing.then(writeHeld);
    return writing;
  }

  return {
    flush,

    add({ kind, id, event }: ListingEventReport): void {
      const day = toBudapestDay(clock.now());
      const none = { views: 0, contacts: 0, messages: 0 };
      hold({ kind, listingID: id, day, ...none, [columns[event]]: 1 });
    },

    /** Starts the writes. The returned function stops them and writes the rest. */
    start(): () => Promise<void> {
      timer = setInterval(() => void flush(), writeEveryMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        return flush();
      };
    },
  };
}

export type EventCounter = ReturnType<typeof createEventCounter>;
