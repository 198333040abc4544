import { Kysely, MysqlDialect, type MysqlPool, type MysqlQueryResult, sql } from 'kysely';
import { expect, it } from 'vitest';
import { bridgeFailover } from './failover-pool.ts';

type Outcome = MysqlQueryResult | Error;

const fault = (properties: object) => Object.assign(new Error('refused'), properties);
const readOnly = fault({ errno: 1290, sqlState: 'HY000' });
const notPrepared = fault({ errno: 1047, sqlState: '08S01' });
const conflict = fault({ errno: 1213, sqlState: '40001' });
const wrongStatement = fault({ errno: 1064, sqlState: '42000' });
const ok = { affectedRows: 1, changedRows: 1, insertId: 0 };

/** A pool whose connections reply to the statements in the given order, whichever they are. */
function scriptedPool(outcomes: readonly Outcome[]) {
  const log: string[] = [];
  const left = [...outcomes];
  let opened = 0;
  const pool: MysqlPool = {
    getConnection(done) {
      opened += 1;
      const id = opened;
      done(undefined, {
        config: {},
        threadId: id,
        connect: () => undefined,
        destroy: () => log.push(`${id} destroyed`),
        release: () => log.push(`${id} released`),
        query(statement, _parameters, answer) {
          log.push(`${id} ${statement}`);
          const outcome = left.shift() ?? ok;
          if (outcome instanceof Error) answer?.(outcome, []);
          else answer?.(undefined, outcome);
          return { stream: () => ({ [Symbol.asyncIterator]: () => [][Symbol.iterator]() as never }) };
        },
      });
    },
    end: (done) => done(undefined),
  };
  const open = (options = {}) =>
    new Kysely<unknown>({ dialect: new MysqlDialect({ pool: bridgeFailover(pool, options) }) });
  return { pool, log, open };
}

it.each([
  ['has become read-only', readOnly],
  ['has left its cluster', notPrepared],
])('closes the connection to a server that %s, and repeats a read on another', async (_what, error) => {
  const { open, log } = scriptedPool([error, [{ one: 1 }]]);
  expect((await sql`select 1 as one`.execute(open())).rows).toEqual([{ one: 1 }]);
  expect(log).toEqual(['1 select 1 as one', '1 destroyed', '1 released', '2 select 1 as one', '2 released']);
});

it('repeats a read once only, and not for its own fault', async () => {
  const twice = scriptedPool([notPrepared, notPrepared]);
  await expect(sql`select 1`.execute(twice.open())).rejects.toBe(notPrepared);
  const wrong = scriptedPool([wrongStatement]);
  await expect(sql`select 1`.execute(wrong.open())).rejects.toBe(wrongStatement);
  expect(wrong.log).toEqual(['1 select 1', '1 released']);
});

it('never repeats a write on another connection, nor a read within a transaction', async () => {
  const single = scriptedPool([readOnly]);
  await expect(sql`update a set b = 1`.execute(single.open())).rejects.toBe(readOnly);
  expect(single.log).toEqual(['1 update a set b = 1', '1 destroyed', '1 released']);

  const within = scriptedPool([ok, notPrepared]);
  const work = within
    .open()
    .transaction()
    .execute((trx) => sql`select 1`.execute(trx));
  await expect(work).rejects.toBe(notPrepared);
  expect(within.log.filter((line) => line.includes('select'))).toEqual(['1 select 1']);
});

it('repeats a write that the server has refused to run, for a while', async () => {
  const { open, log } = scriptedPool([notPrepared, notPrepared, ok]);
  await sql`update a set b = 1`.execute(open({ reconnectMs: 5000 }));
  expect(log.filter((line) => line.includes('update'))).toHaveLength(3);
  const lost = scriptedPool([fault({ code: 'ECONNRESET', fatal: true })]);
  await expect(sql`update a set b = 1`.execute(lost.open({ reconnectMs: 5000 }))).rejects.toThrow();
  expect(lost.log.filter((line) => line.includes('update'))).toHaveLength(1);
});

it('begins a transaction on another connection, and never repeats its commit', async () => {
  const { open, log } = scriptedPool([notPrepared, ok, ok, readOnly]);
  const work = open()
    .transaction()
    .execute((trx) => sql`update a set b = 1`.execute(trx));
  await expect(work).rejects.toBe(readOnly);
  expect(log.filter((line) => !/released|destroyed/.test(line))).toEqual([
    '1 begin',
    '2 begin',
    '2 update a set b = 1',
    '2 commit',
    '2 rollback',
  ]);
});

it('repeats a single write that was rolled back by a conflict, up to three attempts', async () => {
  const { open, log } = scriptedPool([conflict, conflict, ok]);
  await sql`update a set b = 1`.execute(open());
  expect(log).toHaveLength(4);
  const always = scriptedPool([conflict, conflict, conflict]);
  await expect(sql`update a set b = 1`.execute(always.open())).rejects.toBe(conflict);
});

it('reads from the primary when the replica fails', async () => {
  const primary = scriptedPool([[{ from: 'primary' }]]);
  const replica = scriptedPool([notPrepared]);
  const readDb = replica.open({ spare: primary.pool });
  expect((await sql`select 1`.execute(readDb)).rows).toEqual([{ from: 'primary' }]);
});

it('reads from another replica when the primary is away, too', async () => {
  const lost = fault({ code: 'PROTOCOL_CONNECTION_LOST', fatal: true });
  const away: MysqlPool = {
    getConnection: (done) => done(fault({ code: 'ECONNREFUSED', fatal: true }), undefined as never),
    end: (done) => done(undefined),
  };
  const replica = scriptedPool([lost, [{ from: 'another replica' }]]);
  const readDb = replica.open({ spare: away });
  expect((await sql`select 1`.execute(readDb)).rows).toEqual([{ from: 'another replica' }]);
});
