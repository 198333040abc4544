import { dayMs } from '@piacter/contracts/core/days';
import { draftDays } from '@piacter/contracts/drafts';
import { imageLimit, imageLimitOfNew, type ListingImage } from '@piacter/contracts/images';
import { type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureKeys } from '../../adapters/images/index.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { cleanExpired } from '../../jobs/clean-expired.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildAccommodation } from '../../testing/factories-accommodations.ts';
import { buildProperty } from '../../testing/factories-properties.ts';
import { buildService } from '../../testing/factories-services.ts';
import { drawJpeg } from '../../testing/pictures.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { listingSpecs } from '../listings/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

const creations: Record<ListingKind, { path: string; build: () => object; images: (id: number) => string }> =
  {
    property: {
      path: '/api/real-estate',
      build: () => buildProperty(),
      images: (id) => `/api/real-estate-images/${id}`,
    },
    accommodation: {
      path: '/api/accommodations',
      build: () => buildAccommodation(),
      images: (id) => `/api/accommodation-images/${id}`,
    },
    service: {
      path: '/api/professionals',
      build: () => buildService(),
      images: (id) => `/api/professional-images/${id}`,
    },
  };

// Shows LIFE-09.
describe.each(listingKinds)("the form of a new listing of kind '%s'", (kind) => {
  const { path, build, images } = creations[kind];
  const { table, idField } = listingSpecs[kind];
  let t: TestApp;
  let seed = 0;
  beforeAll(async () => {
    t = await testApp();
  });
  const signIn = () => t.signIn(listingRoleByKind[kind]);
  async function upload(count: number, { auth }: SignedIn) {
    const request = t.request().post(`/api/draft-images/${kind}`).set(auth);
    for (let index = 0; index < count; index += 1) {
      seed += 1;
      request.attach('images', await drawJpeg({ seed, width: 100 + seed }), `kép-${index}.jpg`);
    }
    return request;
  }
  const list = async ({ auth }: SignedIn): Promise<ListingImage[]> =>
    (await t.request().get(`/api/draft-images/${kind}`).set(auth).expect(200)).body.data;
  const create = ({ auth }: SignedIn, beginning: object) =>
    t
      .request()
      .post(path)
      .set(auth)
      .send({ ...build(), ...beginning });
  const readRow = (id: number) =>
    t.db
      .selectFrom(table)
      .select(['state', 'status', 'mainImg', 'imageCount'])
      .where(idField as never, '=', id as never)
      .executeTakeFirstOrThrow();
  const insertPictures = async ({ userID }: SignedIn, count: number) => {
    for (let sortOrder = 0; sortOrder < count; sortOrder += 1)
      await t.db
        .insertInto('draft_images')
        .values({
          userID,
          kind,
          path: `/files/images/aa/${String(sortOrder).padStart(40, 'a')}-1600.webp`,
          width: 800,
          height: 600,
          sortOrder,
          created: t.clock.now(),
        })
        .execute();
  };

  it('takes pictures at once, which the listing takes over when it is published', async () => {
    const user = await signIn();
    const { status, body: uploaded } = await upload(1, user);
    expect(status).toBe(200);
    const [first] = uploaded.imagePaths as string[];
    expect(await list(user)).toEqual([{ imgID: expect.any(Number), path: first, isMainImg: 1, order: 0 }]);
    const { body } = await create(user, { withDraftImages: 1 }).expect(201);
    expect(await list(user)).toEqual([]);
    const { body: stored } = await t.request().get(images(body.insertID)).expect(200);
    expect(stored.data).toMatchObject([{ path: first, isMainImg: 1 }]);
    expect(await readRow(body.insertID)).toEqual({
      state: 'live',
      status: 1,
      mainImg: first,
      imageCount: 1,
    });
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('leaves them where they are without being asked for them, as the documented call does', async () => {
    const user = await signIn();
    await upload(1, user);
    const { body } = await create(user, {}).expect(201);
    expect(await readRow(body.insertID)).toMatchObject({ state: 'live', imageCount: 0 });
    expect(await list(user)).toHaveLength(1);
  });

  it('saves a draft, which nobody else sees until it is published', async () => {
    const user = await signIn();
    await upload(1, user);
    const { body } = await create(user, { state: 'draft', withDraftImages: 1 }).expect(201);
    expect(body.message).toMatch(/^Elmentettük piszkozatként/);
    expect(await readRow(body.insertID)).toMatchObject({ state: 'draft', status: 0, imageCount: 1 });
    await t.request().get(images(body.insertID)).expect(404);
    await t.request().get(images(body.insertID)).set(user.auth).expect(200);
    await t
      .request()
      .patch(`/api/listings/${kind}/${body.insertID}/status`)
      .set(user.auth)
      .send({ status: 'live' })
      .expect(200);
    expect(await readRow(body.insertID)).toMatchObject({ state: 'live', status: 1 });
    await t.request().get(images(body.insertID)).expect(200);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('begins as nothing else', async () => {
    const user = await signIn();
    for (const state of ['paused', 'closed', 'expired', 'reserved', 1])
      await create(user, { state }).expect(422);
  });

  it('orders and deletes them; the first is the main one', async () => {
    const user = await signIn();
    await insertPictures(user, 3);
    const [one, two, three] = (await list(user)).map(({ imgID }) => imgID);
    const imageOrder = [three, one, two].map((imgID, order) => ({ imgID, order }));
    await t.request().patch(`/api/draft-images/${kind}`).set(user.auth).send({ imageOrder }).expect(200);
    expect((await list(user)).map(({ imgID, isMainImg }) => [imgID, isMainImg])).toEqual([
      [three, 1],
      [one, 0],
      [two, 0],
    ]);
    await t.request().delete(`/api/draft-images/${kind}/${three}`).set(user.auth).expect(200);
    await t.request().delete(`/api/draft-images/${kind}/${three}`).set(user.auth).expect(404);
    expect((await list(user)).map(({ imgID }) => imgID)).toEqual([one, two]);
  });

  it('deletes the files of a deleted one', async () => {
    const user = await signIn();
    const { body } = await upload(1, user);
    const [image] = await list(user);
    await t.request().delete(`/api/draft-images/${kind}/${image?.imgID}`).set(user.auth).expect(200);
    const [largest = ''] = pictureKeys(body.imagePaths[0]);
    expect(await t.deps.files.stat(largest)).toBeUndefined();
  });

  it('belongs to one user, of the kind that the role advertises', async () => {
    const user = await signIn();
    await upload(1, user);
    const [image] = await list(user);
    const other = await signIn();
    expect(await list(other)).toEqual([]);
    await t.request().delete(`/api/draft-images/${kind}/${image?.imgID}`).set(other.auth).expect(404);
    const imageOrder = [{ imgID: image?.imgID, order: 0 }];
    await t.request().patch(`/api/draft-images/${kind}`).set(other.auth).send({ imageOrder }).expect(422);
    const stranger = await t.signIn(kind === 'service' ? 'szallasado' : 'szakember');
    await t.request().get(`/api/draft-images/${kind}`).set(stranger.auth).expect(403);
    expect((await upload(1, stranger)).status).toBe(403);
    await t.request().get(`/api/draft-images/${kind}`).expect(401);
    await create(other, { withDraftImages: 1 }).expect(201);
    expect(await list(user)).toHaveLength(1);
  });

  it('takes as many as the new listing may have, also at the same time', async () => {
    const user = await signIn();
    const limit = imageLimitOfNew(kind);
    expect(limit).toBe(kind === 'property' ? 1 : imageLimit);
    await insertPictures(user, limit - 1);
    const replies = await Promise.all([upload(1, user), upload(1, user)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(user)).toHaveLength(limit);
  });

  it('forgets them after 30 days', async () => {
    const user = await signIn();
    await upload(1, user);
    t.clock.pass(draftDays * dayMs - 1);
    await cleanExpired(t.deps, t.clock.now());
    await signInAt(t, user, t.clock.now().toISOString());
    expect(await list(user)).toHaveLength(1);
    t.clock.pass(1);
    expect(await list(user)).toEqual([]);
    await cleanExpired(t.deps, t.clock.now());
    const left = await t.db
      .selectFrom('draft_images')
      .select('imgID')
      .where('userID', '=', user.userID)
      .execute();
    expect(left).toEqual([]);
  });
});
