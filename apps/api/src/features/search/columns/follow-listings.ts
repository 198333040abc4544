import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WatchKind } from '@piacter/contracts/watches/values';
import type { Database } from '@piacter/db';
import { getPositions } from '@piacter/db/positions';
import type { Logger } from '../../../core/log.ts';
import {
  type ChangeTime,
  findSettledChange,
  readChangeTimes,
  readSearchChanges,
  type SearchChange,
  settledSeconds,
} from '../../listings/rows/index.ts';
import {
  type ColumnStore,
  createColumnStore,
  type StoreColumns,
  type StoredListing,
  type StoreState,
} from './column-store.ts';

/** Where the columns of a kind come from: its published listings. */
export interface ListingSource<Column extends string, Row extends { id: number }>
  extends StoreColumns<Column> {
  kind: WatchKind;
  /** A page of their rows in the order of their rank, highest first: those after a row, or the first ones. */
  readAfter: (db: Database, last: Row | undefined, limit: number) => Promise<Row[]>;
  /** The rows with these ids. */
  readByIDs: (db: Database, ids: readonly number[]) => Promise<Row[]>;
  /** Throws for a row that cannot be read. */
  toListing: (row: Row) => StoredListing<Column>;
}

/** The listings of a kind as another process may follow them from there. */
export interface SavedListings {
  store: StoreState;
  /** The change before which none is missing. */
  settled: number;
  /** The changes from there on that they have. */
  changes: readonly ChangeTime[];
}

/** What keeps the listings of a kind in memory, for whoever starts and stops a process. */
export interface ListingFollower {
  kind: WatchKind;
  /**
   * Resolves once they are as they are in the database: true if the saved ones could be followed from where they were.
   * From then on, what cannot be read is logged.
   */
  start: (saved: SavedListings | undefined, log: Pick<Logger, 'error'>) => Promise<boolean>;
  /** What another process may start from; undefined before they are loaded, and while any is left out. */
  save: () => Promise<SavedListings | undefined>;
  /** When they last were as in the database, by the clock of `performance`; undefined before they are loaded. */
  caughtUpAt: () => number | undefined;
  /** Reads the log now and then, until the returned function is called. */
  follow: () => () => void;
}

/** Listings read by one statement: few enough for the time that a statement has, on a busy server, too. */
const batchSize = 500;
/** Share of unsorted and dead rows from which on all is loaded anew, in the background; few rows do not matter. */
const maxStrayShare = 0.25;
const minRows = 10_000;
/** Listings, and share of all, that a load leaves out at most: of more it is not their fault. */
const maxLeftOut = 10;
const maxLeftOutShare = 0.01;
/** Errors of a load that are logged together. */
const maxErrors = 5;
/** Milliseconds between reads of the log by a process without searches, so that it does not lose its place. */
const pollIntervalMs = 20_000;

/** The listings in memory, and how far they have followed the log of changes. */
interface Snapshot<Column extends string> {
  store: ColumnStore<Column>;
  /** The change before which none is missing; 0 while the log had none. */
  settled: number;
  /** The changes from there on that it has. */
  applied: Set<number>;
  /** Ids of listings that could not be put in their columns. */
  leftOut: Set<number>;
  /** The latest change of earlier reads, and when that was. */
  seen: { changeID: number; at: number }[];
}

/**
 * Keeps the published listings of a kind in memory as they are in the database (ADR 48). The log says which have
 * changed, and their rows are read again, in whatever order and however often. Ids of the log are taken before the
 * commit, so reading begins a minute back.
 */
export function followListings<Column extends string, Row extends { id: number }>(
  db: Database,
  source: ListingSource<Column, Row>,
) {
  const { kind, readAfter, readByIDs, toListing } = source;
  let log: Pick<Logger, 'error'> | undefined;
  let snapshot: Snapshot<Column> | undefined;
  let reloaded: Snapshot<Column> | undefined;
  let isReloading = false;
  let caughtUpAt: number | undefined;

  /** Lets searches in other columns, and of the ones that are replaced, have their turn between the steps. */
  async function finishLoading(store: ColumnStore<Column>): Promise<void> {
    for (const _ of store.finishLoading()) await nextTurn();
  }

  /**
   * Puts the row of a listing in its columns. One that cannot be read, or does not fit, is left out and reported, so that
   * the others are found; it is thrown where nobody would see the log.
   */
  function put(
    { store, leftOut }: Pick<Snapshot<Column>, 'store' | 'leftOut'>,
    row: Row,
    report: (error: unknown) => void,
  ): void {
    try {
      store.put(toListing(row));
      leftOut.delete(row.id);
    } catch (error) {
      if (!log) throw error;
      report(error);
      leftOut.add(row.id);
      store.remove(row.id);
    }
  }

  async function load(connection: Database): Promise<Snapshot<Column>> {
    const settled = await findSettledChange(connection, kind);
    const changes = await readSearchChanges(connection, { kind, from: settled });
    const store = createColumnStore(source);
    const leftOut = new Set<number>();
    const errors: unknown[] = [];
    let count = 0;
    let rows = await readAfter(connection, undefined, batchSize);
    while (rows.length > 0) {
      // The database reads the next ones while these are put in their columns; the statement is sent before.
      const next = readAfter(connection, rows.at(-1), batchSize);
      await nextTurn();
      for (const row of rows) put({ store, leftOut }, row, (error) => errors.push(error));
      errors.splice(maxErrors);
      count += rows.length;
      rows = await next;
    }
    if (leftOut.size > 0) {
      const error = new AggregateError(errors, `${leftOut.size} of ${count} left out`);
      if (leftOut.size > Math.max(maxLeftOut, count * maxLeftOutShare)) throw error;
      log?.error({ err: error, kind }, 'listings left out of the search');
    }
    await finishLoading(store);
    const applied = new Set(changes.map(({ changeID }) => changeID));
    return { store, settled, applied, leftOut, seen: [] };
  }

  /** Takes saved ones if the log has what they have. */
  async function restore({ store, settled, changes }: SavedListings): Promise<boolean> {
    const logged = await readChangeTimes(db, kind, settled);
    const times = new Map(logged.map(({ changeID, changedAt }) => [changeID, changedAt.getTime()]));
    // A copy of the database, or an older state of it, has other changes by the same ids.
    const isKnown = ({ changeID, changedAt }: ChangeTime) => times.get(changeID) === changedAt.getTime();
    if (changes.length === 0 || !changes.every(isKnown)) return false;
    const applied = new Set(changes.map(({ changeID }) => changeID));
    const restored = createColumnStore(source, store);
    await finishLoading(restored);
    snapshot = { store: restored, settled, applied, leftOut: new Set(), seen: [] };
    return true;
  }

  /** Loads all anew, without dead rows, to replace the present snapshot at the next read of the log. */
  async function reload(): Promise<void> {
    isReloading = true;
    try {
      reloaded = await db.connection().execute(load);
    } catch (error) {
      // The next read of the log tries again.
      log?.error({ err: error, kind }, 'listings not loaded anew');
    }
    isReloading = false;
  }

  /** Moves the start of what is read to the latest change that was visible a minute ago. */
  function settle(of: Snapshot<Column>, changes: readonly SearchChange[]): void {
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

  async function applyChanges(connection: Database, to: Snapshot<Column>, changes: readonly SearchChange[]) {
    const fresh = changes.filter(({ changeID }) => !to.applied.has(changeID));
    const ids = [...new Set(fresh.flatMap(({ listingID }) => listingID ?? []))];
    for (let from = 0; from < ids.length; from += batchSize) {
      const batch = ids.slice(from, from + batchSize);
      const rows = await readByIDs(connection, batch);
      const published = new Set(rows.map(({ id }) => id));
      for (const row of rows)
        put(to, row, (error) =>
          log?.error({ err: error, kind, id: row.id }, 'listing left out of the search'),
        );
      for (const id of batch) {
        if (published.has(id)) continue;
        to.store.remove(id);
        to.leftOut.delete(id);
      }
    }
    for (const { changeID } of fresh) to.applied.add(changeID);
  }

  /** Whether changes are missing that the snapshot needs, or all listings have changed. */
  function isOutdated({ settled, applied }: Snapshot<Column>, changes: readonly SearchChange[]): boolean {
    const [first] = changes;
    // The latest change is always kept: whoever has none from there on is a replica that is behind.
    if (settled > 0 && first && first.changeID !== settled) return true;
    return changes.some(({ changeID, listingID }) => listingID === null && !applied.has(changeID));
  }

  /** Brings the snapshot to the state of the database at some moment after the call. */
  async function catchUp(connection: Database): Promise<void> {
    const began = performance.now();
    if (reloaded) [snapshot, reloaded] = [reloaded, undefined];
    const read = (of: Snapshot<Column>) => readSearchChanges(connection, { kind, from: of.settled });
    snapshot ??= await load(connection);
    let changes = await read(snapshot);
    if (isOutdated(snapshot, changes)) {
      snapshot = await load(connection);
      changes = await read(snapshot);
    }
    await applyChanges(connection, snapshot, changes);
    settle(snapshot, changes);
    caughtUpAt = began;
    const { strayShare, rows } = snapshot.store;
    if (strayShare > maxStrayShare && rows > minRows && !isReloading) void reload();
  }

  /** The runs that have not begun, by what their callers have written and have to see. */
  const waiting = new Map<string, Promise<void>>();
  let running: Promise<void> = Promise.resolve();

  /**
   * A run of `catchUp` that begins after the call, shared by all who call before it begins. One runs at a time; waiting
   * for a replica comes before one's turn.
   */
  function catchUpSoon(): Promise<void> {
    const written = String(getPositions() ?? '');
    const found = waiting.get(written);
    if (found) return found;
    const one = db
      .connection()
      .execute((connection) => {
        const turn = running.then(() => {
          waiting.delete(written);
          return catchUp(connection);
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
    kind,
    async start(saved: SavedListings | undefined, startLog: Pick<Logger, 'error'>): Promise<boolean> {
      log = startLog;
      if (!saved) snapshot = undefined;
      const isRestored = saved !== undefined && (await restore(saved));
      await catchUpSoon();
      return isRestored;
    },
    async save(): Promise<SavedListings | undefined> {
      // The next process would not look for what is left out.
      if (!snapshot || snapshot.leftOut.size > 0) return undefined;
      const { settled } = snapshot;
      const logged = await readChangeTimes(db, kind, settled);
      const { store, applied } = snapshot;
      return {
        store: store.save(),
        settled,
        changes: logged.filter(({ changeID }) => applied.has(changeID)),
      };
    },
    /** The listings as they are in the database, or have been since the call. To be used at once, without awaiting. */
    async current(): Promise<ColumnStore<Column>> {
      await catchUpSoon();
      if (!snapshot) throw new Error('the listings are not loaded');
      return snapshot.store;
    },
    latest: () => snapshot?.store,
    caughtUpAt: () => caughtUpAt,
    follow(): () => void {
      const onError = (error: unknown) => log?.error({ err: error, kind }, 'search changes not read');
      const timer = setInterval(() => void catchUpSoon().catch(onError), pollIntervalMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
