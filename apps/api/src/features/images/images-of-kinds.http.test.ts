import type { ListingImage } from '@piacter/contracts/images';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, kindCases } from '../../testing/factories-listing-parts.ts';
import { drawJpeg } from '../../testing/pictures.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

/** The path segments of the kinds in image endpoints. */
const names = {
  property: { name: 'real-estate', uploadName: 'property' },
  accommodation: { name: 'accommodation', uploadName: 'accommodation' },
  service: { name: 'professional', uploadName: 'professional' },
};

let seed = 2000;
const nextPicture = () => {
  seed += 1;
  return drawJpeg({ seed, width: 60 + (seed % 50) });
};

const ungated = kindCases.filter(([, { isGatedByPro }]) => !isGatedByPro);

// Shows API-30.
describe.each(ungated)('images of a listing of kind %s', (kind, { idField, role, table }) => {
  const { name, uploadName } = names[kind];
  let app: TestApp;
  let owner: SignedIn;
  let other: SignedIn;
  let listingID: number;
  beforeAll(async () => {
    app = await testApp();
    owner = await app.signIn(role);
    other = await app.signIn(role);
  });
  const create = async ({ userID } = owner) =>
    (await createBareListing(app.db, app.clock, kind, { userID })).listingID;
  beforeEach(async () => {
    listingID = await create();
  });

  async function upload(count: number, { by = owner, to = listingID, mainImageIndex = '' } = {}) {
    const request = app.request().post(`/api/upload-${uploadName}-images/${to}`).set(by.auth);
    for (let index = 0; index < count; index += 1)
      request.attach('images', await nextPicture(), `${index}.jpg`);
    if (mainImageIndex) request.field('mainImageIndex', mainImageIndex);
    return request;
  }
  const setMain = (imgID: number | undefined, of = listingID, by = owner) =>
    app
      .request()
      .patch(`/api/update-main-image-${name}/${imgID}`)
      .set(by.auth)
      .send({ [idField]: of });
  const sort = (imageOrder: unknown, by = owner) =>
    app.request().patch(`/api/sort-${name}-images/${listingID}`).set(by.auth).send({ imageOrder });
  const remove = (imgID: number | undefined, by = owner) =>
    app.request().delete(`/api/${name}-images/${imgID}`).set(by.auth);
  async function list(of = listingID): Promise<ListingImage[]> {
    return (await app.request().get(`/api/${name}-images/${of}`).expect(200)).body.data;
  }
  const ids = async () => (await list()).map(({ imgID }) => imgID);
  const mainID = async () => (await list()).find(({ isMainImg }) => isMainImg === 1)?.imgID;
  const derived = () =>
    app.db
      .selectFrom(table)
      .select(['mainImgID', 'mainImg', 'imageCount'])
      .where(sql.ref(idField), '=', listingID)
      .executeTakeFirstOrThrow();

  it('are limited to twenty without PRO, and public', async () => {
    expect((await upload(20)).status).toBe(200);
    expect(await list()).toHaveLength(20);
    const reply = await upload(1);
    expect([reply.status, reply.body.code]).toEqual([409, 'image_limit_reached']);
    expect(await derived()).toMatchObject({ imageCount: 20 });
  });

  it("update the main image and the image count on the listing's row", async () => {
    const { body } = await upload(3, { mainImageIndex: '1' });
    const images = await list();
    expect(images.map(({ path }) => path)).toEqual(body.imagePaths);
    expect(await derived()).toEqual({
      mainImgID: images[1]?.imgID,
      mainImg: body.imagePaths[1],
      imageCount: 3,
    });
    await setMain(images[2]?.imgID).expect(200);
    expect(await derived()).toMatchObject({ mainImgID: images[2]?.imgID, mainImg: images[2]?.path });
    await remove(images[2]?.imgID).expect(200);
    expect(await derived()).toEqual({
      mainImgID: images[0]?.imgID,
      mainImg: images[0]?.path,
      imageCount: 2,
    });
  });

  it('are stored in the order that is sent', async () => {
    await upload(3);
    const reversed = (await ids()).reverse();
    await sort(reversed.map((imgID, order) => ({ imgID, order }))).expect(200);
    expect(await ids()).toEqual(reversed);
    await sort([{ imgID: 999_999, order: 0 }]).expect(422);
  });

  it('reply 404 to another owner, and 403 to other roles', async () => {
    await upload(2);
    const [main, second] = await ids();
    await setMain(second, listingID, other).expect(404);
    await sort([{ imgID: second, order: 0 }], other).expect(404);
    await remove(second, other).expect(404);
    expect((await upload(1, { by: other })).status).toBe(404);
    for (const [, { role: strange }] of kindCases.filter(([, kind]) => kind.role !== role)) {
      const stranger = await app.signIn(strange);
      await setMain(second, listingID, stranger).expect(403);
      await sort([{ imgID: second, order: 0 }], stranger).expect(403);
      await remove(second, stranger).expect(403);
      expect((await upload(1, { by: stranger })).status).toBe(403);
    }
    expect(await ids()).toEqual([main, second]);
    expect(await mainID()).toBe(main);
  });

  it('cannot become the main image of another listing, own or not', async () => {
    await upload(1);
    const [main] = await ids();
    const second = await create();
    const foreign = await create(other);
    await upload(1, { to: second });
    const [ofSecond] = (await list(second)).map(({ imgID }) => imgID);
    await setMain(ofSecond).expect(404);
    await setMain(main, second).expect(404);
    await setMain(main, foreign).expect(404);
    await sort([{ imgID: ofSecond, order: 0 }]).expect(422);
    expect(await mainID()).toBe(main);
    await setMain(main, 999_999).expect(404);
  });

  it('reply 404 by the calls of another kind, even for the same owner', async () => {
    for (const [otherKind, { idField: otherField }] of kindCases.filter(([other]) => other !== kind)) {
      const twin = await createBareListing(app.db, app.clock, otherKind, { userID: owner.userID });
      const { insertId } = await app.db
        .insertInto('listing_images')
        .values({
          [otherField]: twin.listingID,
          path: `/files/images/aa/${'a'.repeat(40)}-1600.webp`,
          width: 1,
          height: 1,
          sortOrder: 0,
          created: app.clock.now(),
        })
        .executeTakeFirstOrThrow();
      await remove(Number(insertId)).expect(404);
      await setMain(Number(insertId)).expect(404);
      await sort([{ imgID: Number(insertId), order: 0 }]).expect(422);
      const row = app.db.selectFrom('listing_images').select('imgID').where('imgID', '=', Number(insertId));
      expect(await row.executeTakeFirst()).toEqual({ imgID: Number(insertId) });
    }
  });

  it('of an unpublished listing are visible to its owner only', async () => {
    const hidden = await createBareListing(app.db, app.clock, kind, { userID: owner.userID, status: 0 });
    const path = `/api/${name}-images/${hidden.listingID}`;
    await app.request().get(path).expect(404);
    await app.request().get(path).set(other.auth).expect(404);
    expect((await app.request().get(path).set(owner.auth).expect(200)).body.data).toEqual([]);
    expect(
      (
        await app
          .request()
          .get(path)
          .set((await app.signIn('admin')).auth)
          .expect(200)
      ).body.data,
    ).toEqual([]);
  });

  it('require the id field of their kind', async () => {
    await upload(1);
    const [main] = await ids();
    const wrong = idField === 'serviceID' ? 'accommodationID' : 'serviceID';
    const { body } = await app
      .request()
      .patch(`/api/update-main-image-${name}/${main}`)
      .set(owner.auth)
      .send({ [wrong]: listingID })
      .expect(422);
    expect(body.errors).toMatchObject([{ path: idField }]);
  });
});
