import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';

describe('the profile', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  type Auth = Record<string, string>;
  const get = (auth: Auth) => t.request().get('/api/user-profile').set(auth);
  const put = (auth: Auth, body: object) => t.request().put('/api/user-profile').set(auth).send(body);

  // Shows OWN-21, PRO-10, PROF-07, REQ-01.
  it('is empty after registration, for every role', async () => {
    for (const role of ['admin', 'ingatlan_tulajdonos', 'szallasado', 'szakember', 'ajanlatkero'] as const) {
      const { auth, userID, email } = await t.signIn(role);
      const { body } = await get(auth);
      expect(body.data).toMatchObject({ userID, email, isFirm: 0, firstName: null, countryName: null });
    }
  });

  // Shows API-26.
  it('keeps absent fields, clears empty ones, and is returned with the name beside each id', async () => {
    const { auth } = await t.signIn('szakember');
    const saved = await put(auth, sampleProfile);
    expect([saved.status, saved.body.message]).toEqual([200, 'Az adataidat elmentettük.']);
    const { body } = await get(auth);
    expect(body.data).toMatchObject(sampleProfile);
    expect(body.data).toMatchObject({
      countryName: 'Magyarország',
      firmTypeName: expect.any(String),
      publicPlaceName: expect.any(String),
    });
    await put(auth, { lastName: 'Nagy', mobile: '', tel: null }).expect(200);
    expect((await get(auth)).body.data).toMatchObject({
      ...sampleProfile,
      lastName: 'Nagy',
      mobile: null,
      tel: null,
    });
  });

  // Shows PROF-04.
  it('drops the company fields of an individual', async () => {
    const { auth } = await t.signIn('szakember');
    await put(auth, sampleProfile);
    await put(auth, { isFirm: 0 }).expect(200);
    await put(auth, { firmName: 'Mégis Bt.' }).expect(200);
    expect((await get(auth)).body.data).toMatchObject({ firmType: null, firmName: null, lastName: 'Őri' });
  });

  it('stores empty strings as null', async () => {
    const { auth } = await t.signIn('szakember');
    expect((await put(auth, { ...sampleProfile, tel: '', contactEmail: '', firmType: null })).status).toBe(
      200,
    );
    expect((await get(auth)).body.data).toMatchObject({ tel: null, contactEmail: null, firmType: null });
  });

  it('changes the row of the signed-in user only, whatever the body says', async () => {
    const other = await t.signIn('szakember');
    const { auth } = await t.signIn('szakember');
    await put(auth, { lastName: 'Enyém', userID: other.userID, email: 'mas@pelda.test' });
    expect((await get(other.auth)).body.data.lastName).toBeNull();
    expect((await get(auth)).body.data.email).not.toBe('mas@pelda.test');
  });

  it.each([
    ['firmType', { firmType: 9999 }],
    ['publicPlaceType', { publicPlaceType: 9999 }],
    ['countryID', { countryID: 9999 }],
    ['countryID', { countryID: '1' }],
    ['isFirm', { isFirm: 2 }],
    ['taxNumber', { taxNumber: 'nem adószám' }],
    ['mobile', { mobile: 'hívj fel' }],
    ['contactEmail', { contactEmail: 'a@b.hu, c@d.hu' }],
    ['lastName', { lastName: 'x'.repeat(81) }],
    ['lastName', { lastName: 'Nagy\nBcc: a@b.hu' }],
  ])('rejects the field %s: %j', async (path, wrong) => {
    const { auth } = await t.signIn('szakember');
    const reply = await put(auth, { ...sampleProfile, ...wrong });
    expect(reply.status).toBe(422);
    expect(reply.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });
});
