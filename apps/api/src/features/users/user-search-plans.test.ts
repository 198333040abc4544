import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { explainQueries, findScans } from '../../testing/search-plans.ts';
import { countUsers, selectUsers } from './users.queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await sql`insert into users (userType, email, passwordHash, activatedAt, created, updated)
    with recursive n as (select 1 as i union all select i + 1 from n where i < 900)
    select 4, concat('user', i, '@pelda.test'), '', ${t.clock.now()}, ${t.clock.now()}, ${t.clock.now()} from n`.execute(
    t.db,
  );
  await sql`insert into user_profiles (userID, isFirm, firmName, updated)
    select userID, 1, concat('Kovács ', userID, ' Kft.'), created from users`.execute(t.db);
  await sql`analyze table users, user_profiles`.execute(t.db);
});

it('counts and pages companies by an index alone, and looks up twenty of them', async () => {
  const [count, page] = await explainQueries(t.db, async (db) => {
    await countUsers(db, 'firm', { page: 1 });
    await selectUsers(db, 'firm', { page: 40 });
  });
  for (const plan of [count, page]) {
    expect(findScans(plan, 'p')[plan === page ? 1 : 0]).toMatchObject({
      key: 'user_profiles_kind',
      Extra: expect.stringContaining('Using index'),
    });
    expect(findScans(plan, 'users')).toMatchObject([{ key: 'users_state' }]);
  }
  expect(findScans(page, 'u')).toMatchObject([{ key: 'PRIMARY' }]);
});

it('reads profiles in their own order for a text filter, without the table of users', async () => {
  const [plan] = await explainQueries(t.db, (db) => countUsers(db, 'firm', { page: 1, firmName: 'kov' }));
  expect(findScans(plan, 'p')).toMatchObject([{ key: null }]);
  expect(findScans(plan, 'u')).toEqual([]);
});
