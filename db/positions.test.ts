import { Kysely, MysqlDialect, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Positions, recordPositions, requirePositions, withPositions } from './positions.ts';
import { type PreparingConnection, type PreparingPool, prepareSelects } from './prepared-selects.ts';

describe('the positions of a caller', () => {
  it('are the latest of each domain', () => {
    const positions = Positions.parse('0-1-7,3-2-9');
    for (const gtid of ['0-2-6', '3-1-10', '0-1-8']) positions.add(gtid);
    expect([String(positions), positions.isChanged]).toEqual(['0-1-8,3-1-10', true]);
    expect(positions.includes(Positions.parse('0-1-8'))).toBe(true);
    expect(positions.includes(Positions.parse('0-1-9'))).toBe(false);
    expect(positions.includes(Positions.parse('4-1-1'))).toBe(false);
  });

  it.each(["0-1-1' or 1", 'x', '', '0-1', '-1-1-1', '0-1-99999999999999999999'])(
    'ignore %j, as the cookie may be forged',
    (text) => {
      expect([String(Positions.parse(text)), Positions.parse(text).isChanged]).toEqual(['', false]);
    },
  );

  it('are of a few domains at most', () => {
    const many = Array.from({ length: 50 }, (_, domain) => `${domain}-1-1`).join(',');
    expect(String(Positions.parse(many)).split(',')).toHaveLength(4);
  });
});

/** A server with replicated positions, as a pool of one connection. */
function createServer(name: string, state: { sequence: number }) {
  const asked: string[] = [];
  const answer = (statement: string, parameters: unknown) => {
    asked.push(statement);
    if (statement.startsWith('insert')) {
      state.sequence += 1;
      const stateChanges = { systemVariables: { last_gtid: `0-1-${state.sequence}` } };
      return { affectedRows: 1, changedRows: 1, insertId: 0, stateChanges };
    }
    if (!statement.includes('missing')) return [{ name }];
    const [gtid] = parameters as [string];
    return [{ missing: Number(gtid.split('-')[2]) <= state.sequence ? '0' : '-1' }];
  };
  const connection: PreparingConnection = {
    config: {},
    threadId: 1,
    connect: () => undefined,
    destroy: () => undefined,
    release: () => undefined,
    query(statement, parameters, done) {
      done?.(undefined, answer(statement, parameters));
      return { stream: () => ({ [Symbol.asyncIterator]: () => [][Symbol.iterator]() as never }) };
    },
    execute: (statement, parameters, done) => connection.query(statement, parameters, done),
  };
  const pool: PreparingPool = {
    getConnection: (done) => done(undefined, connection),
    end: (done) => done(undefined),
  };
  return { pool, asked, state };
}

function createPools() {
  const primary = createServer('primary', { sequence: 5 });
  const replica = createServer('replica', { sequence: 5 });
  const sessions = recordPositions(primary.pool);
  const open = (pool: PreparingPool) =>
    new Kysely<unknown>({ dialect: new MysqlDialect({ pool: prepareSelects(pool) }) });
  const [db, readDb] = [open(sessions), open(requirePositions(replica.pool, sessions))];
  const read = async () => {
    const { rows } = await sql<{ name: string }>`select name`.execute(readDb);
    return rows[0]?.name;
  };
  return { primary, replica, read, write: () => sql`insert into a values (1)`.execute(db) };
}

describe('a read', () => {
  it('goes to the replica for a caller that has written nothing', async () => {
    const { read, write, replica } = createPools();
    await withPositions(Positions.parse(''), write);
    expect(await withPositions(Positions.parse(''), read)).toBe('replica');
    expect(await read()).toBe('replica');
    expect(replica.asked).toEqual(['select name', 'select name']);
  });

  it('goes to the primary until the replica has applied what the caller has written', async () => {
    const { read, write, replica } = createPools();
    const caller = Positions.parse('');
    await withPositions(caller, write);
    expect(String(caller)).toBe('0-1-6');
    expect(await withPositions(caller, read)).toBe('primary');
    expect(await withPositions(Positions.parse(String(caller)), read)).toBe('primary');
    replica.state.sequence = 6;
    expect(await withPositions(caller, read)).toBe('replica');
  });

  it('asks the replica once for a position', async () => {
    const { read, replica } = createPools();
    const caller = Positions.parse('0-1-5');
    for (let time = 0; time < 3; time += 1) expect(await withPositions(caller, read)).toBe('replica');
    expect(replica.asked.filter((statement) => statement.includes('missing'))).toHaveLength(1);
  });
});
