import type { ListingKind } from '@piacter/contracts/listings';
import { type Database, getPositions } from '@piacter/db';
import {
  findSettledChange,
  readSearchChanges,
  type SearchChange,
  settledSeconds,
} from '../../listings/index.ts';
import { type ColumnStore, type ColumnWidth, createColumnStore, type StoredListing } from './column-store.ts';

/** Where the columns of a kind come from: its published listings. */
export interface ListingSource<Column extends string> {
  kind: ListingKind;
  widths: Readonly<Record<Column, ColumnWidth>>;
  /** The column that they are ranked by. */
  rank: Column;
  /** Those behind a listing in the order of their rank, highest first, or the first ones. */
  readBehind: (
    db: Database,
    last: StoredListing<Column> | undefined,
    limit: number,
  ) => Promise<StoredListing<Column>[]>;
  /** Those among the ids. */
  readAmong: (db: Database, ids: readonly number[]) => Promise<StoredListing<Column>[]>;
}

/** Listings read by one statement. */
const batchSize = 2000;
/** Share of stray rows from which on all is loaded anew, in the background; few rows do not matter. */
const maxStrayShare = 0.25;
const minRows = 10_000;
/** Milliseconds between looks at the log of a process without searches, so that it does not lose its place. */
const lookEveryMs = 20_000;

/** A copy of the listings with its place in the log of changes. */
interface Copy<Column extends string> {
  store: ColumnStore<Column>;
  /** The change before which none is missing; 0 while the log had none. */
  settled: number;
  /** The changes from there on that the copy has. */
  applied: Set<number>;
  /** The latest change of former looks, and when that was. */
  seen: { changeID: number; at: number }[];
}

/**
 * Keeps the published listings of a kind in memory as they are in the database (ADR 48). Changes are read from the log,
 * and the listings that they name from their rows, so that it does not matter in which order and how often changes are
 * read. Ids of the log are taken before the commit, so what is read begins a minute back.
 */
export function followListings<Column extends string>(db: Database, source: ListingSource<Column>) {
  const { kind, widths, rank, readBehind, readAmong } = source;
  let copy: Copy<Column> | undefined;
  let reloaded: Copy<Column> | undefined;
  let isReloading = false;

  async function load(connection: Database): Promise<Copy<Column>> {
    const settled = await findSettledChange(connection, kind);
    const changes = await readSearchChanges(connection, { kind, from: settled });
    const store = createColumnStore(widths, rank);
    let last: StoredListing<Column> | undefined;
    for (;;) {
      const listings = await readBehind(connection, last, batchSize);
      for (const listing of listings) store.put(listing);
      last = listings.at(-1);
      if (listings.length < batchSize) break;
    }
    store.endLoad();
    return { store, settled, applied: new Set(changes.map(({ changeID }) => changeID)), seen: [] };
  }

  /** Loads a copy without the rows that are not used any more; it takes the place of the present one in the next look. */
  async function reload(): Promise<void> {
    isReloading = true;
    try {
      reloaded = await db.connection().execute(load);
    } catch {
      // The next look tries again.
    }
    isReloading = false;
  }

  /** Moves the start of what is read to the latest change that was visible a minute ago. */
  function settle(of: Copy<Column>, changes: readonly SearchChange[]): void {
    const now = performance.now();
    const latest = changes.at(-1)?.changeID;
    if (latest !== undefined && of.seen.at(-1)?.changeID !== latest)
      of.seen.push({ changeID: latest, at: now });
    while ((of.seen[0]?.at ?? now) < now - settledSeconds * 1000) {
      const { changeID = of.settled } = of.seen.shift() ?? {};
      for (const known of of.applied) if (known < changeID) of.applied.delete(known);
      of.settled = changeID;
    }
  }

  async function applyChanges(connection: Database, to: Copy<Column>, changes: readonly SearchChange[]) {
    const fresh = changes.filter(({ changeID }) => !to.applied.has(changeID));
    const ids = [...new Set(fresh.flatMap(({ listingID }) => listingID ?? []))];
    for (let place = 0; place < ids.length; place += batchSize) {
      const batch = ids.slice(place, place + batchSize);
      const listings = await readAmong(connection, batch);
      const published = new Set(listings.map(({ id }) => id));
      for (const listing of listings) to.store.put(listing);
      for (const id of batch) if (!published.has(id)) to.store.remove(id);
    }
    for (const { changeID } of fresh) to.applied.add(changeID);
  }

  /** Whether changes are missing that the copy needs, or all listings have changed. */
  function isOutdated({ settled, applied }: Copy<Column>, changes: readonly SearchChange[]): boolean {
    const [first] = changes;
    // The latest change is always kept: whoever has none from there on is a replica that is behind.
    if (settled > 0 && first && first.changeID !== settled) return true;
    return changes.some(({ changeID, listingID }) => listingID === null && !applied.has(changeID));
  }

  /** Brings the copy to the state of the database at some moment after the call. */
  async function look(connection: Database): Promise<void> {
    if (reloaded) [copy, reloaded] = [reloaded, undefined];
    const read = (of: Copy<Column>) => readSearchChanges(connection, { kind, from: of.settled });
    copy ??= await load(connection);
    let changes = await read(copy);
    if (isOutdated(copy, changes)) {
      copy = await load(connection);
      changes = await read(copy);
    }
    await applyChanges(connection, copy, changes);
    settle(copy, changes);
    const { strayShare, rows } = copy.store;
    if (strayShare > maxStrayShare && rows > minRows && !isReloading) void reload();
  }

  /** The looks that have not begun, by what their callers have written and have to see. */
  const waiting = new Map<string, Promise<void>>();
  let running: Promise<void> = Promise.resolve();

  /**
   * A look that begins after the call, in common with all who call before it begins. Looks follow each other; whoever has
   * to wait for a replica does so before it is his turn.
   */
  function lookSoon(): Promise<void> {
    const written = String(getPositions() ?? '');
    const found = waiting.get(written);
    if (found) return found;
    const one = db
      .connection()
      .execute((connection) => {
        const turn = running.then(() => {
          waiting.delete(written);
          return look(connection);
        });
        running = turn.catch(() => undefined);
        return turn;
      })
      .finally(() => {
        if (waiting.get(written) === one) waiting.delete(written);
      });
    waiting.set(written, one);
    return one;
  }

  return {
    /** The listings as they are in the database, or have been since the call. To be used at once, without awaiting. */
    async current(): Promise<ColumnStore<Column>> {
      await lookSoon();
      if (!copy) throw new Error('the listings are not loaded');
      return copy.store;
    },
    /** Looks at the log now and then, until the returned function is called. */
    follow(): () => void {
      const timer = setInterval(() => void lookSoon().catch(() => undefined), lookEveryMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
