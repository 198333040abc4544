import { advertiserRoles } from '@piacter/contracts/core';
import { firstQuickAnswers, quickAnswerLimits } from '@piacter/contracts/quick-answers';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const list = async (who: Person) =>
  (await t.request().get('/api/quick-answers').set(who.auth).expect(200)).body.data;
const titles = async (who: Person) => (await list(who)).map(({ title }: { title: string }) => title);
const create = (who: Person, body: object = { title: 'Holnap', text: 'Szia {név}, holnap hívlak.' }) =>
  t.request().post('/api/quick-answers').set(who.auth).send(body);

describe('quick answers', () => {
  // Shows MSG-08.
  it.each(advertiserRoles)(
    'are four to begin with for %s, once, whoever asks at the same time',
    async (role) => {
      const who = await t.signIn(role);
      const lists = await Promise.all([1, 2, 3, 4].map(() => list(who)));
      for (const one of lists) expect(one).toHaveLength(4);
      expect(await titles(who)).toEqual(firstQuickAnswers[role].map(({ title }) => title));
    },
  );

  it('are added, changed and deleted, and those of the beginning do not come back', async () => {
    const who = await t.signIn('szakember');
    const { insertID } = (await create(who).expect(201)).body;
    const [first] = await list(who);
    const path = `/api/quick-answers/${insertID}`;
    await t.request().put(path).set(who.auth).send({ title: 'Ma', text: 'Ma hívlak.' }).expect(200);
    await t.request().delete(`/api/quick-answers/${first.answerID}`).set(who.auth).expect(200);
    expect(await titles(who)).toEqual([
      ...firstQuickAnswers.szakember.slice(1).map(({ title }) => title),
      'Ma',
    ]);
    for (const { answerID } of await list(who))
      await t.request().delete(`/api/quick-answers/${answerID}`).set(who.auth).expect(200);
    expect(await list(who)).toEqual([]);
  });

  it('of others are not found, and requesters have none', async () => {
    const [who, other] = [await t.signIn('szallasado'), await t.signIn('szallasado')];
    const [{ answerID }] = await list(who);
    const path = `/api/quick-answers/${answerID}`;
    await t.request().put(path).set(other.auth).send({ title: 'x', text: 'y' }).expect(404);
    await t.request().delete(path).set(other.auth).expect(404);
    await t
      .request()
      .get('/api/quick-answers')
      .set((await t.signIn('ajanlatkero')).auth)
      .expect(403);
    await t.request().get('/api/quick-answers').expect(401);
    expect(await list(who)).toHaveLength(4);
  });

  it('are at most twenty, also at the same time, with lengths that are refused at the field', async () => {
    const who = await t.signIn('szakember');
    const free = quickAnswerLimits.count - 4;
    const replies = await Promise.all(Array.from({ length: free + 3 }, () => create(who)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(free);
    const refused = replies.find(({ status }) => status !== 201);
    expect(refused?.body).toMatchObject({
      code: 'limit_reached',
      message: expect.stringMatching(/Legfeljebb 20/),
    });
    await create(who, { title: 'x'.repeat(41), text: 'y' }).expect(422);
    await create(who, { title: 'x', text: 'y'.repeat(1001) }).expect(422);
    await create(who, { title: ' ', text: 'y' }).expect(422);
  });

  it('go with the account', async () => {
    const [who, admin] = [await t.signIn('szakember'), await t.signIn('admin')];
    await list(who);
    await t.request().delete(`/api/users/${who.userID}`).set(admin.auth).expect(200);
    const left = await t.db
      .selectFrom('quick_answers')
      .selectAll()
      .where('userID', '=', who.userID)
      .execute();
    expect(left).toEqual([]);
  });
});
