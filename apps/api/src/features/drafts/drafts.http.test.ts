import { dayMs } from '@piacter/contracts/core/days';
import { draftDays, maxDraftLength } from '@piacter/contracts/drafts';
import { type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanExpired } from '../../jobs/clean-expired.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { signInAt } from '../../testing/sign-in-at.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

// Shows LIFE-02.
describe.each(listingKinds)("the draft of a form of kind '%s'", (kind) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  const signIn = (of: ListingKind = kind) => t.signIn(listingRoleByKind[of]);
  const signInAgain = async (user: SignedIn): Promise<SignedIn> => {
    const device = { ...user };
    await signInAt(t, device, t.clock.now().toISOString());
    return device;
  };
  const read = async ({ auth }: SignedIn, id: number | string = 'new') =>
    (await t.request().get(`/api/drafts/${kind}/${id}`).set(auth).expect(200)).body.data;
  const write = ({ auth }: SignedIn, values: unknown, id: number | string = 'new') =>
    t.request().put(`/api/drafts/${kind}/${id}`).set(auth).send({ values });

  it('is read on another device of the same user, and by nobody else', async () => {
    const user = await signIn();
    expect(await read(user)).toBeNull();
    const values = { title: 'Őszi „lakás”', price: 52_000, selected: [1, 2], isOpen: true, none: null };
    const { body } = await write(user, values).expect(200);
    const phone = await signInAgain(user);
    expect(await read(phone)).toEqual({ values, updated: body.data.updated });
    expect(await read(await signIn())).toBeNull();
  });

  it('is replaced by a later one, and deleted by its owner only', async () => {
    const user = await signIn();
    await write(user, { title: 'a', street: 'Fő' }).expect(200);
    t.clock.pass(1000);
    await write(user, { title: 'b' }).expect(200);
    const other = await signIn();
    await t.request().delete(`/api/drafts/${kind}/new`).set(other.auth).expect(200);
    expect((await read(user)).values).toEqual({ title: 'b' });
    await t.request().delete(`/api/drafts/${kind}/new`).set(user.auth).expect(200);
    expect(await read(user)).toBeNull();
  });

  it('belongs to one of the caller’s listings or to none', async () => {
    const user = await signIn();
    const other = await signIn();
    const { listingID } = await createBareListing(t.db, t.clock, kind, { userID: user.userID });
    await write(other, { title: 'b' }, listingID).expect(404);
    await write(user, { title: 'a' }, 4_000_000).expect(404);
    await write(user, { title: 'a' }, listingID).expect(200);
    expect((await read(user, listingID)).values).toEqual({ title: 'a' });
    expect(await read(user)).toBeNull();
    expect(await read(other, listingID)).toBeNull();
  });

  it('is one of the kind that the user may advertise', async () => {
    const stranger = await signIn(kind === 'service' ? 'property' : 'service');
    await write(stranger, { title: 'a' }).expect(403);
    const requester = await t.signIn('ajanlatkero');
    await t.request().get(`/api/drafts/${kind}/new`).set(requester.auth).expect(403);
  });

  it('has a limited length and depth', async () => {
    const user = await signIn();
    await write(user, { a: 'x'.repeat(maxDraftLength) }).expect(422);
    await write(user, { a: 'x'.repeat(maxDraftLength - 8) }).expect(200);
    await write(user, []).expect(422);
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    await t
      .request()
      .put(`/api/drafts/${kind}/new`)
      .set({ ...user.auth, 'Content-Type': 'application/json' })
      .send(`{"values":{"a":${nested}}}`)
      .expect(422);
  });

  it('is forgotten 30 days after its last change', async () => {
    const user = await signIn();
    await write(user, { title: 'a' }).expect(200);
    const count = async () =>
      (await t.db.selectFrom('drafts').select('kind').where('userID', '=', user.userID).execute()).length;
    t.clock.pass(draftDays * dayMs - 1);
    await cleanExpired(t.deps, t.clock.now());
    expect(await count()).toBe(1);
    t.clock.pass(1);
    const later = await signInAgain(user);
    expect(await read(later)).toBeNull();
    await cleanExpired(t.deps, t.clock.now());
    expect(await count()).toBe(0);
  });
});
