import { CompiledQuery, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createDatabase, type Database } from './database.ts';

let db: Database | undefined;
afterEach(() => db?.destroy());

const open = (): Database => {
  db = createDatabase({
    url: new URL('/information_schema', process.env.TEST_DATABASE_URL).href,
    connections: 1,
  });
  return db;
};

/** The number of statements that the connection has prepared. */
async function countPrepared(database: Database): Promise<number> {
  const { rows } = await sql<{ Value: string }>`show session status like 'Com_stmt_prepare'`.execute(
    database,
  );
  return Number(rows[0]?.Value);
}

it('prepares a select at its second execution, once', async () => {
  const database = open();
  const select = (value: number) => sql<{ value: number }>`select ${value} + 1 as value`.execute(database);
  expect((await select(1)).rows).toEqual([{ value: 2 }]);
  expect(await countPrepared(database)).toBe(0);
  for (const value of [2, 3]) expect((await select(value)).rows).toEqual([{ value: value + 1 }]);
  expect(await countPrepared(database)).toBe(1);
});

it('prepares no other statements, nor names that the driver inserts', async () => {
  const database = open();
  const named = CompiledQuery.raw('select count(*) from ??', ['character_sets']);
  for (const name of ['a', 'b', 'c']) {
    await sql`set @name = ${name}`.execute(database);
    await database.executeQuery(named);
  }
  expect(await countPrepared(database)).toBe(0);
});

it('prepares no select that is to read a covering index', async () => {
  const database = open();
  for (const value of [1, 2, 3])
    await sql`select count(*) + ${value} from mysql.help_topic force index (name)`.execute(database);
  expect(await countPrepared(database)).toBe(0);
});

it('reads the same values from prepared and other statements', async () => {
  const database = open();
  const read = async () => {
    const { rows } = await sql`
      select cast(${12345678901} as unsigned) as big, 1.25 as decimals, cast(${'2026-03-29'} as date) as day,
        cast(${new Date('2026-03-29T01:30:00.123Z')} as datetime(3)) as instant, ${'ő 😀'} as text, ${null} as missing,
        cast(${Buffer.from([0, 255])} as binary(2)) as bytes, ${7} in (${7}, ${8}) as found`.execute(
      database,
    );
    return rows;
  };
  const [first, second] = [await read(), await read()];
  expect(first).toEqual([
    {
      big: 12345678901,
      decimals: 1.25,
      day: '2026-03-29',
      instant: new Date('2026-03-29T01:30:00.123Z'),
      text: 'ő 😀',
      missing: null,
      bytes: Buffer.from([0, 255]),
      found: 1,
    },
  ]);
  expect(second).toEqual(first);
});
