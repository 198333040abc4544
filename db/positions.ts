import { AsyncLocalStorage } from 'node:async_hooks';
import type { PreparingConnection, PreparingPool } from './prepared-selects.ts';

/** A position of MariaDB's replication: domain, server and sequence number. */
const gtidPattern = /^(\d{1,10})-\d{1,10}-(\d{1,15})$/;
/** Maximum number of domains of a caller: a site uses one, and another after its database was moved. */
const maxDomains = 4;

/**
 * The positions of the replication that a caller has written: one a domain. Reads of the caller have to see them. The
 * text form is a list of GTIDs, as the functions of MariaDB take it.
 */
export class Positions {
  readonly #gtids = new Map<string, { gtid: string; sequence: number }>();
  #isChanged = false;

  /** Parses the text form; whatever is not a GTID is ignored. */
  static parse(text: string): Positions {
    const positions = new Positions();
    for (const gtid of text.split(',').slice(0, maxDomains)) positions.add(gtid);
    positions.#isChanged = false;
    return positions;
  }

  /** Keeps the later of the given position and the known one. */
  add(gtid: string): void {
    const [, domain, number] = gtidPattern.exec(gtid) ?? [];
    if (domain === undefined) return;
    const sequence = Number(number);
    if (sequence <= (this.#gtids.get(domain)?.sequence ?? -1)) return;
    this.#gtids.set(domain, { gtid, sequence });
    this.#isChanged = true;
  }

  includes(others: Positions): boolean {
    return [...others.#gtids].every(
      ([domain, { sequence }]) => (this.#gtids.get(domain)?.sequence ?? -1) >= sequence,
    );
  }

  /** Whether the caller has written since the positions were parsed. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  toString(): string {
    return [...this.#gtids.values()].map(({ gtid }) => gtid).join(',');
  }
}

const ofCaller = new AsyncLocalStorage<Positions>();

/** Runs `work` for a caller with these positions: its reads see them, its writes are added to them. */
export const withPositions = <Result>(positions: Positions, work: () => Result): Result =>
  ofCaller.run(positions, work);

export const getPositions = (): Positions | undefined => ofCaller.getStore();

/** Lets the server report the position of each write with its reply. */
export const trackPositionStatement = "set session session_track_system_variables = 'last_gtid'";

const getReportedPosition = (result: unknown): string | undefined => {
  const { stateChanges } = (result ?? {}) as {
    stateChanges?: { systemVariables?: { last_gtid?: string } } | null;
  };
  return stateChanges?.systemVariables?.last_gtid;
};

const wrapped = new WeakSet<object>();

/** A pool of the primary that adds the position of each write to those of its caller. */
export function recordPositions(pool: PreparingPool): PreparingPool {
  function record(connection: PreparingConnection): PreparingConnection {
    if (wrapped.has(connection)) return connection;
    wrapped.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (statement, parameters, done) => {
      const positions = getPositions();
      if (!done || !positions) return query(statement, parameters, done);
      return query(statement, parameters, (error, result) => {
        const position = getReportedPosition(result);
        if (position !== undefined) positions.add(position);
        done(error, result);
      });
    };
    return connection;
  }
  return {
    getConnection: (done) =>
      pool.getConnection((error, connection) => done(error, error ? connection : record(connection))),
    end: (done) => pool.end(done),
  };
}

/**
 * 0 when the server has the positions: a node of a Galera cluster waits up to a second, as nodes are milliseconds apart;
 * an asynchronous replica answers at once.
 */
const missingStatement =
  'select if(@@wsrep_on, 1 - wsrep_sync_wait_upto_gtid(?, 1), master_gtid_wait(?, 0)) as missing';

/**
 * A pool of a replica, or of several behind one address. A caller that has written gets a connection to a replica that
 * has applied it, or else one to the primary. What a connection's server has applied is remembered, so that only the
 * first read after a write asks.
 */
export function requirePositions(replica: PreparingPool, primary: PreparingPool): PreparingPool {
  const applied = new WeakMap<PreparingConnection, Positions>();

  function checkPositions(
    connection: PreparingConnection,
    positions: Positions,
    done: (isThere: boolean) => void,
  ) {
    if (applied.get(connection)?.includes(positions)) return done(true);
    const text = String(positions);
    connection.query(missingStatement, [text, text], (error, rows) => {
      const missing = Array.isArray(rows) ? rows[0]?.missing : undefined;
      // An unknown function, of another kind of server, or a wait that timed out.
      const isThere = !error && Number(missing) === 0;
      if (isThere) applied.set(connection, Positions.parse(text));
      done(isThere);
    });
  }

  return {
    getConnection(done) {
      const positions = getPositions();
      replica.getConnection((error, connection) => {
        if (error || !positions || String(positions) === '') return done(error, connection);
        checkPositions(connection, positions, (isThere) => {
          if (isThere) return done(undefined, connection);
          connection.release();
          primary.getConnection(done);
        });
      });
    },
    end: (done) => replica.end(done),
  };
}
