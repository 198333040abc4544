import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAdmin } from './index.ts';

describe('the first admin', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  const password = 'Orgona-utca-harom-9';
  const login = (email: string, pass = password) => t.request().post('/api/login').send({ email, pass });

  it('can sign in as admin immediately', async () => {
    expect(await createAdmin(t.deps, { email: 'Gazda@pelda.test', password })).toBe(true);
    const { body } = await login('gazda@pelda.test');
    const permission = await t
      .request()
      .get('/api/check-page-permission?path=admin')
      .set('Authorization', body.token);
    expect(permission.status).toBe(200);
  });

  it('is created once by processes that start concurrently', async () => {
    const given = { email: 'egyszer@pelda.test', password };
    const results = await Promise.all([1, 2, 3].map(() => createAdmin(t.deps, given)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('does not change an existing account', async () => {
    const { email, password: own } = await t.createUser({ role: 'szakember' });
    expect(await createAdmin(t.deps, { email, password })).toBe(false);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, own)).status).toBe(200);
  });

  it.each([
    ['nem cim', password],
    ['gazda2@pelda.test', 'rovid'],
    ['gazda2@pelda.test', 'Admin12345'],
  ])('is rejected with %s and %s', async (email, given) => {
    await expect(createAdmin(t.deps, { email, password: given })).rejects.toThrow(
      /^The admin was not created/,
    );
  });
});
