import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  createBareListing,
  createBareProperty,
  createPro,
  kindCases,
} from '../../testing/factories-listing-parts.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
let realEstateID: number;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('ingatlan_tulajdonos');
  other = await app.signIn('ingatlan_tulajdonos');
});
beforeEach(async () => {
  realEstateID = await createBareProperty(app.db, app.clock, { userID: owner.userID });
});

const video = (id = 'dQw4w9WgXcQ') => `https://www.youtube.com/watch?v=${id}`;
const pro = (ms?: number) =>
  createPro(app.db, app.clock, { userID: owner.userID, realEstateID, ...(ms === undefined ? {} : { ms }) });
const add = (linkUrl: unknown = video(), by = owner, body: object = { realEstateID }) =>
  app
    .request()
    .post('/api/youtube-links')
    .set(by.auth)
    .send({ linkUrl, ...body });
const change = (linkID: number, linkUrl: string, by = owner) =>
  app.request().put(`/api/youtube-links/${linkID}`).set(by.auth).send({ linkUrl });
const remove = (linkID: number, by = owner) =>
  app.request().delete(`/api/youtube-links/${linkID}`).set(by.auth);
async function list(viewer?: SignedIn) {
  const request = app.request().get(`/api/youtube-links/${realEstateID}/realEstateID`);
  if (viewer) request.set(viewer.auth);
  return (await request.expect(200)).body.data;
}
const count = async () => (await list(owner)).length;

describe('adding a video to a property', () => {
  it('stores one canonical URL for every form of address', async () => {
    await pro();
    const { body } = await add('https://youtu.be/dQw4w9WgXcQ?t=42&list=abc').expect(201);
    expect(body).toMatchObject({ ok: true, insertID: expect.any(Number) });
    expect(await list(owner)).toEqual([{ linkID: body.insertID, linkUrl: video() }]);
  });

  it.each([
    'https://vimeo.com/123456',
    'https://www.youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${'"><script>'}`,
    '',
    'x'.repeat(5000),
  ])('rejects %j with the specified message', async (linkUrl) => {
    await pro();
    const { body } = await add(linkUrl).expect(422);
    expect(body).toEqual({
      ok: false,
      code: 'validation_failed',
      message: 'Invalid YouTube URL',
      errors: [{ path: 'linkUrl', message: 'Invalid YouTube URL' }],
    });
    expect(await count()).toBe(0);
  });

  // Shows VID-01.
  it('requires PRO', async () => {
    const { body } = await add().expect(409);
    expect(body).toMatchObject({ code: 'pro_required' });
    expect(body.message).toContain('PRO csomaggal');
  });

  // Shows VID-02.
  it('is limited to five, also under concurrent requests', async () => {
    await pro();
    const replies = await Promise.all(Array.from({ length: 6 }, () => add()));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409]);
    expect((await add().expect(409)).body.code).toBe('video_limit_reached');
    expect(await count()).toBe(5);
  });

  it('requires exactly one listing, which exists', async () => {
    await pro();
    await add(video(), owner, {}).expect(422);
    await add(video(), owner, { realEstateID, serviceID: 1 }).expect(422);
    await add(video(), owner, { serviceID: 1 }).expect(404);
    await app.request().get('/api/youtube-links/1/userID').expect(422);
    expect(await count()).toBe(0);
  });
});

describe('a video of one’s own listing', () => {
  let linkID: number;
  beforeEach(async () => {
    await pro(60_000);
    linkID = (await add().expect(201)).body.insertID;
  });

  // Shows API-23.
  it('can be changed and deleted', async () => {
    await change(linkID, 'https://www.youtube.com/shorts/abcdefghijk').expect(200);
    expect(await list(owner)).toEqual([{ linkID, linkUrl: video('abcdefghijk') }]);
    // An identical update changes no row and still succeeds.
    await change(linkID, video('abcdefghijk')).expect(200);
    expect((await change(linkID, 'https://example.test').expect(422)).body.message).toBe(
      'Invalid YouTube URL',
    );
    await remove(linkID).expect(200);
    expect(await count()).toBe(0);
    await remove(linkID).expect(404);
    await change(linkID, video()).expect(404);
  });

  it('replies 404 to other users', async () => {
    await change(linkID, video('abcdefghijk'), other).expect(404);
    await remove(linkID, other).expect(404);
    await add(video(), other).expect(404);
    const professional = await app.signIn('szakember');
    await remove(linkID, professional).expect(404);
    await add(video(), professional).expect(404);
    await remove(linkID, await app.signIn('ajanlatkero')).expect(403);
    await app.request().delete(`/api/youtube-links/${linkID}`).expect(401);
    expect(await list(owner)).toEqual([{ linkID, linkUrl: video() }]);
  });

  it('is public while PRO is in force, and visible to owner and admin beyond', async () => {
    expect(await list()).toHaveLength(1);
    app.clock.pass(60_000);
    expect(await list()).toEqual([]);
    expect(await list(other)).toEqual([]);
    expect(await list(owner)).toHaveLength(1);
    expect(await list(await app.signIn('admin'))).toHaveLength(1);
    expect((await change(linkID, video('abcdefghijk')).expect(409)).body.code).toBe('pro_required');
    await remove(linkID).expect(200);
  });
});

it('replies 404 for the videos of a missing listing', async () => {
  await app.request().get('/api/youtube-links/999999/realEstateID').expect(404);
  await app.request().get('/api/youtube-links/1/accommodationID').expect(404);
});

describe.each(kindCases.filter(([, { isGatedByPro }]) => !isGatedByPro))(
  'videos of a listing of kind %s',
  (kind, { idField, role }) => {
    let seller: SignedIn;
    let listingID: number;
    beforeEach(async () => {
      seller = await app.signIn(role);
      ({ listingID } = await createBareListing(app.db, app.clock, kind, { userID: seller.userID }));
    });
    const target = () => ({ [idField]: listingID });
    const listPublic = async () =>
      (await app.request().get(`/api/youtube-links/${listingID}/${idField}`).expect(200)).body.data;

    it('need no PRO and are public', async () => {
      const { body } = await add(video(), seller, target()).expect(201);
      expect(await listPublic()).toEqual([{ linkID: body.insertID, linkUrl: video() }]);
      await change(body.insertID, video('abcdefghijk'), seller).expect(200);
      expect(await listPublic()).toEqual([{ linkID: body.insertID, linkUrl: video('abcdefghijk') }]);
      await remove(body.insertID, seller).expect(200);
      expect(await listPublic()).toEqual([]);
    });

    it('are limited to five, also under concurrent requests', async () => {
      const replies = await Promise.all(Array.from({ length: 6 }, () => add(video(), seller, target())));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409]);
      expect((await add(video(), seller, target()).expect(409)).body.code).toBe('video_limit_reached');
      expect(await listPublic()).toHaveLength(5);
    });

    it('can be changed by their owner only, whatever role another user has', async () => {
      const { body } = await add(video(), seller, target()).expect(201);
      for (const [, spec] of kindCases) {
        const stranger = await app.signIn(spec.role);
        await add(video(), stranger, target()).expect(404);
        await change(body.insertID, video('abcdefghijk'), stranger).expect(404);
        await remove(body.insertID, stranger).expect(404);
      }
      for (const strange of ['ajanlatkero', 'admin'] as const)
        await add(video(), await app.signIn(strange), target()).expect(403);
      expect(await listPublic()).toEqual([{ linkID: body.insertID, linkUrl: video() }]);
    });

    it('do not reach the listing of another kind with the same id', async () => {
      for (const [, { idField: otherField }] of kindCases.filter(([other]) => other !== kind))
        await add(video(), seller, { [otherField]: listingID }).expect(404);
      expect(await listPublic()).toEqual([]);
    });
  },
);
