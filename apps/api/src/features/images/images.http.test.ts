import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListingImage } from '@piacter/contracts/images';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureKeys } from '../../adapters/images/index.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareProperty, createPro } from '../../testing/factories-listing-parts.ts';
import { drawJpeg } from '../../testing/pictures.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
let realEstateID: number;
let seed = 0;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('ingatlan_tulajdonos');
  other = await app.signIn('ingatlan_tulajdonos');
});
beforeEach(async () => {
  realEstateID = await createBareProperty(app.db, app.clock, { userID: owner.userID });
});

const nextPicture = () => {
  seed += 1;
  return drawJpeg({ seed, width: 100 + seed });
};

async function upload(count: number, { by = owner, to = realEstateID, mainImageIndex = '' } = {}) {
  const request = app.request().post(`/api/upload-property-images/${to}`).set(by.auth);
  for (let index = 0; index < count; index += 1)
    request.attach('images', await nextPicture(), `kép-${index}.jpg`);
  if (mainImageIndex) request.field('mainImageIndex', mainImageIndex);
  return request;
}

async function list(viewer?: SignedIn, id = realEstateID): Promise<ListingImage[]> {
  const request = app.request().get(`/api/real-estate-images/${id}`);
  if (viewer) request.set(viewer.auth);
  return (await request.expect(200)).body.data;
}

const pro = (id = realEstateID) => createPro(app.db, app.clock, { userID: owner.userID, realEstateID: id });
const ids = async () => (await list(owner)).map(({ imgID }) => imgID);
const mainID = async () => (await list(owner)).find(({ isMainImg }) => isMainImg === 1)?.imgID;
const derived = () =>
  app.db
    .selectFrom('real_estates')
    .select(['mainImgID', 'mainImg', 'imageCount'])
    .where('realEstateID', '=', realEstateID)
    .executeTakeFirstOrThrow();
const isStored = async (path: string) =>
  (await Promise.all(pictureKeys(path).map((key) => app.deps.files.stat(key)))).map(Boolean);

/** Asserts the columns that are derived from the pictures; called after every change. */
async function expectConsistent() {
  const images = await list(owner);
  const main = images.filter(({ isMainImg }) => isMainImg === 1);
  expect(main).toHaveLength(images.length === 0 ? 0 : 1);
  expect(await derived()).toEqual({
    mainImgID: main[0]?.imgID ?? null,
    mainImg: main[0]?.path ?? null,
    imageCount: images.length,
  });
}

describe('uploading images', () => {
  // Shows API-22, IMG-01.
  it('returns paths that can be fetched, and makes the first image the main one', async () => {
    const { body } = await upload(1).then((reply) => {
      expect(reply.status).toBe(200);
      return reply;
    });
    expect(body).toMatchObject({ ok: true, message: 'A kép feltöltése sikerült.' });
    const [path] = body.imagePaths as string[];
    expect(await list(owner)).toEqual([{ imgID: expect.any(Number), path, isMainImg: 1, order: 0 }]);
    const picture = await app.request().get(String(path)).expect(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['set-cookie']).toBeUndefined();
    await app.request().get(String(path).replace('-1600.', '-320.')).expect(200);
    await expectConsistent();
  });

  it('keeps the order, and makes the selected image the main one', async () => {
    await pro();
    await upload(1);
    const first = await mainID();
    const { body } = await upload(3, { mainImageIndex: '1' });
    const images = await list(owner);
    expect(images.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(images.slice(1).map(({ path }) => path)).toEqual(body.imagePaths);
    expect(images.map(({ isMainImg }) => isMainImg)).toEqual([0, 0, 1, 0]);
    expect(images[0]?.imgID).toBe(first);
    await expectConsistent();
  });

  it('keeps the main image when none is selected', async () => {
    await pro();
    await upload(1);
    const first = await mainID();
    await upload(2);
    expect(await mainID()).toBe(first);
  });

  it.each([['2'], ['99'], ['-1'], ['x']])('rejects %s as the main image of two', async (mainImageIndex) => {
    await pro();
    const { status, body } = await upload(2, { mainImageIndex });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: 'mainImageIndex' }]);
    expect(await ids()).toEqual([]);
  });

  it('rejects all files when one is not an image, and stores none', async () => {
    await pro();
    const { status, body } = await app
      .request()
      .post(`/api/upload-property-images/${realEstateID}`)
      .set(owner.auth)
      .attach('images', await nextPicture(), 'jó.jpg')
      .attach('images', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'rossz.jpg');
    expect(status).toBe(422);
    expect(body).toMatchObject({ ok: false, code: 'image_invalid' });
    expect(body.message).toContain('rossz.jpg');
    expect(await ids()).toEqual([]);
  });

  it('rejects an image that is too large, by its name', async () => {
    const { status, body } = await app
      .request()
      .post(`/api/upload-property-images/${realEstateID}`)
      .set(owner.auth)
      .attach('images', await drawJpeg({ width: 2001, height: 5 }), 'széles.jpg');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'image_too_large' });
    expect(body.message).toContain('széles.jpg');
  });

  it('leaves no temporary files', async () => {
    await upload(1);
    await upload(1);
    await expect.poll(() => readdir(join(app.config.dataDir, 'tmp'))).toEqual([]);
  });
});

describe('the image limit of a property', () => {
  it('is one without PRO', async () => {
    expect((await upload(2)).body).toMatchObject({ ok: false, code: 'image_limit_reached' });
    expect((await upload(1)).status).toBe(200);
    const { status, body } = await upload(1);
    expect(status).toBe(409);
    expect(body.message).toContain('PRO');
    expect(await ids()).toHaveLength(1);
  });

  // Shows IMG-02, PKG-08.
  it('is twenty with PRO, and one again when it expires', async () => {
    await pro();
    expect((await upload(19)).status).toBe(200);
    const over = await upload(2);
    expect(over.status).toBe(409);
    expect(over.body.message).toContain('még 1 fér el');
    expect((await upload(1)).status).toBe(200);
    expect((await upload(1)).body.code).toBe('image_limit_reached');
    expect(await ids()).toHaveLength(20);
    await expectConsistent();
  });

  it('rejects twenty-one files at once', async () => {
    await pro();
    expect((await upload(21)).status).toBe(413);
    expect(await ids()).toEqual([]);
  });

  it('holds for concurrent uploads: exactly the limit is stored, without files of the others', async () => {
    const replies = await Promise.all([upload(1), upload(1), upload(1), upload(1)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await expectConsistent();
    const [kept] = await list(owner);
    expect(await isStored(kept?.path ?? '')).toEqual([true, true, true]);
  });

  it('holds for concurrent uploads with PRO', async () => {
    await pro();
    await upload(18);
    const replies = await Promise.all([upload(2), upload(2), upload(1)]);
    const accepted = replies.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThan(0);
    const images = await list(owner);
    expect(images.length).toBeLessThanOrEqual(20);
    expect(images).toHaveLength(18 + accepted.flatMap(({ body }) => body.imagePaths).length);
    expect(new Set(images.map(({ order }) => order)).size).toBe(images.length);
    await expectConsistent();
  });
});

describe('the visibility of images', () => {
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await app.signIn('admin');
  });

  it('includes all images for everybody while PRO is active', async () => {
    await pro();
    await upload(3);
    expect(await list()).toHaveLength(3);
  });

  it('is limited to the main image for the public without PRO; owner and admin see all', async () => {
    await createPro(app.db, app.clock, { userID: owner.userID, realEstateID, ms: 60_000 });
    await upload(3, { mainImageIndex: '2' });
    app.clock.pass(60_000);
    expect(await list()).toMatchObject([{ isMainImg: 1, order: 2 }]);
    expect(await list(other)).toHaveLength(1);
    expect(await list(owner)).toHaveLength(3);
    expect(await list(admin)).toHaveLength(3);
  });

  it('is limited to the owner for an unpublished property; a missing one replies 404', async () => {
    const hidden = await createBareProperty(app.db, app.clock, { userID: owner.userID, status: 0 });
    await app.request().get(`/api/real-estate-images/${hidden}`).expect(404);
    await app.request().get('/api/real-estate-images/999999').expect(404);
    expect(await list(owner, hidden)).toEqual([]);
  });
});

// Shows API-22.
describe('changing images', () => {
  let imgIDs: number[];
  beforeEach(async () => {
    await pro();
    await upload(4);
    imgIDs = await ids();
  });
  const at = (index: number): number => imgIDs[index] ?? 0;
  const setMain = (imgID: number, { by = owner, of = realEstateID } = {}) =>
    app
      .request()
      .patch(`/api/update-main-image-real-estate/${imgID}`)
      .set(by.auth)
      .send({ realEstateID: of });
  const sort = (imageOrder: unknown, by = owner) =>
    app.request().patch(`/api/sort-real-estate-images/${realEstateID}`).set(by.auth).send({ imageOrder });
  const remove = (imgID: number, by = owner) =>
    app.request().delete(`/api/real-estate-images/${imgID}`).set(by.auth);

  it('makes another image the main one', async () => {
    await setMain(at(2)).expect(200);
    expect(await mainID()).toBe(at(2));
    expect(await ids()).toEqual(imgIDs);
    await expectConsistent();
  });

  it('rejects an image of another listing as the main one', async () => {
    const second = await createBareProperty(app.db, app.clock, { userID: owner.userID });
    await upload(1, { to: second });
    const [foreign] = await list(owner, second);
    await setMain(foreign?.imgID ?? 0).expect(404);
    await setMain(at(1), { of: second }).expect(404);
    expect(await mainID()).toBe(at(0));
  });

  // Shows IMG-04.
  it('stores the order that is sent', async () => {
    const reversed = [...imgIDs].reverse();
    await sort(reversed.map((imgID, order) => ({ imgID, order }))).expect(200);
    expect(await ids()).toEqual(reversed);
    expect((await list(owner)).map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(await mainID()).toBe(at(0));
    await expectConsistent();
  });

  it('puts images that are left out last, in their old order', async () => {
    await sort([
      { imgID: at(3), order: 7 },
      { imgID: at(2), order: 9 },
    ]).expect(200);
    expect(await ids()).toEqual([at(3), at(2), at(0), at(1)]);
  });

  it('rejects an order with unknown, foreign or duplicate ids', async () => {
    const second = await createBareProperty(app.db, app.clock, { userID: owner.userID });
    await upload(1, { to: second });
    const [foreign] = await list(owner, second);
    for (const imgID of [999_999, foreign?.imgID]) {
      const { body } = await sort([
        { imgID: at(1), order: 0 },
        { imgID, order: 1 },
      ]).expect(422);
      expect(body.errors).toMatchObject([{ path: 'imageOrder' }]);
    }
    await sort([
      { imgID: at(1), order: 0 },
      { imgID: at(1), order: 1 },
    ]).expect(422);
    await sort([]).expect(422);
    await sort('1 or 1=1').expect(422);
    expect(await ids()).toEqual(imgIDs);
  });

  it('deletes an image with its files', async () => {
    const path = (await list(owner))[1]?.path ?? '';
    await remove(at(1)).expect(200);
    expect(await ids()).toEqual([at(0), at(2), at(3)]);
    expect(await mainID()).toBe(at(0));
    expect(await isStored(path)).toEqual([false, false, false]);
    await app.request().get(path).expect(404);
    await expectConsistent();
    await remove(at(1)).expect(404);
  });

  // Shows IMG-05.
  it('makes the next image the main one when the main one is deleted, or the first after the last', async () => {
    await setMain(at(2)).expect(200);
    await remove(at(2)).expect(200);
    expect(await mainID()).toBe(at(3));
    await remove(at(3)).expect(200);
    expect(await mainID()).toBe(at(0));
    await expectConsistent();
  });

  it('leaves no main image when the last image is deleted', async () => {
    for (const imgID of imgIDs) await remove(imgID).expect(200);
    await expectConsistent();
    expect(await derived()).toEqual({ mainImgID: null, mainImg: null, imageCount: 0 });
  });

  it('appends new images after deletions', async () => {
    await remove(at(1));
    await upload(1);
    expect((await ids()).slice(0, 3)).toEqual([at(0), at(2), at(3)]);
    await expectConsistent();
  });

  it('replies 404 to everybody but the owner', async () => {
    const before = await list(owner);
    await setMain(at(1), { by: other }).expect(404);
    await sort([{ imgID: at(1), order: 0 }], other).expect(404);
    await remove(at(1), other).expect(404);
    expect((await upload(1, { by: other })).status).toBe(404);
    const professional = await app.signIn('szakember');
    await setMain(at(1), { by: professional }).expect(403);
    await sort([{ imgID: at(1), order: 0 }], professional).expect(403);
    await remove(at(1), professional).expect(403);
    expect((await upload(1, { by: professional })).status).toBe(403);
    await app
      .request()
      .delete(`/api/real-estate-images/${at(1)}`)
      .expect(401);
    await app.request().post(`/api/upload-property-images/${realEstateID}`).expect(401);
    expect(await list(owner)).toEqual(before);
  });

  it('keeps the listing consistent under concurrent changes', async () => {
    await Promise.all([
      remove(at(0)),
      remove(at(1)),
      setMain(at(2)),
      sort([{ imgID: at(3), order: 0 }]),
      upload(2),
    ]);
    await expectConsistent();
    expect(await ids()).toHaveLength(4);
  });
});

describe('the same image in two listings', () => {
  it('shares its files, which are kept until the last row is deleted', async () => {
    await pro();
    const picture = await drawJpeg({ seed: 500 });
    const send = () =>
      app
        .request()
        .post(`/api/upload-property-images/${realEstateID}`)
        .set(owner.auth)
        .attach('images', picture, 'a.jpg')
        .expect(200);
    const [first, second] = [await send(), await send()];
    expect(second.body.imagePaths).toEqual(first.body.imagePaths);
    const [path] = first.body.imagePaths as [string];
    const [one, two] = await ids();
    await app.request().delete(`/api/real-estate-images/${one}`).set(owner.auth).expect(200);
    expect(await isStored(path)).toEqual([true, true, true]);
    await app.request().delete(`/api/real-estate-images/${two}`).set(owner.auth).expect(200);
    expect(await isStored(path)).toEqual([false, false, false]);
  });

  it('never leaves a row without files when deleted and uploaded concurrently', async () => {
    await pro();
    const picture = await drawJpeg({ seed: 501 });
    const send = () =>
      app
        .request()
        .post(`/api/upload-property-images/${realEstateID}`)
        .set(owner.auth)
        .attach('images', picture, 'a.jpg');
    const second = await createBareProperty(app.db, app.clock, { userID: other.userID });
    const sendOther = () =>
      app
        .request()
        .post(`/api/upload-property-images/${second}`)
        .set(other.auth)
        .attach('images', picture, 'a.jpg');
    for (let round = 0; round < 8; round += 1) {
      const [path] = (await send().expect(200)).body.imagePaths as [string];
      const [mine] = await ids();
      await Promise.all([
        app.request().delete(`/api/real-estate-images/${mine}`).set(owner.auth),
        sendOther(),
      ]);
      const [theirs] = await list(other, second);
      expect(await isStored(path)).toEqual([true, true, true]);
      await app.request().delete(`/api/real-estate-images/${theirs?.imgID}`).set(other.auth).expect(200);
      expect(await isStored(path)).toEqual([false, false, false]);
    }
  });
});
