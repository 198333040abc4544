import { dayMs } from '@piacter/contracts/core/days';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sortRank } from '@piacter/db/sort-rank';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListingRef } from '../features/listings/rows/index.ts';
import { TestClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/database.ts';
import { createBareListing, createOrder, kindCases } from '../testing/factories-listing-parts.ts';
import { createUser } from '../testing/users.ts';
import { findBrokenInvariants } from './check.ts';

const path = `/files/images/aa/${'a'.repeat(40)}-1600.webp`;
const clock = new TestClock();
let db: Database;

/** A listing that satisfies every rule; a published service needs a row in its coverage. */
async function createValidListing(kind: ListingKind): Promise<ListingRef & { userID: number }> {
  const { userID } = await createUser(db, clock, { role: 'szakember' });
  const listing = await createBareListing(db, clock, kind, { userID });
  if (kind === 'service')
    await db
      .insertInto('service_coverage')
      .values({ serviceTypeID: 0, placeKind: 5, placeID: 0, serviceID: listing.listingID })
      .execute();
  return { ...listing, userID };
}

const broken = async () =>
  (await findBrokenInvariants(db, new Date())).map(({ sentence, ids }) => ({ sentence, ids }));

beforeEach(async () => {
  db = await testDatabase();
  for (const [, { table }] of kindCases) await db.deleteFrom(table).execute();
  await db.deleteFrom('service_orders').execute();
  await db.deleteFrom('payments').execute();
});

describe.each(kindCases)('the rules of a listing of kind %s', (kind, { idField, table }) => {
  let listing: ListingRef & { userID: number };
  let ofListing: Record<string, number>;
  beforeEach(async () => {
    listing = await createValidListing(kind);
    ofListing = { [idField]: listing.listingID };
  });
  const set = (changes: object) =>
    db.updateTable(table).set(changes).where(sql.ref(idField), '=', listing.listingID).execute();
  const image = { path, width: 1, height: 1, sortOrder: 0, created: clock.now() };

  it('hold for a valid listing', async () => {
    const { insertId } = await db
      .insertInto('listing_images')
      .values({ ...image, ...ofListing })
      .executeTakeFirstOrThrow();
    await set({ mainImgID: Number(insertId), mainImg: path, imageCount: 1 });
    expect(await broken()).toEqual([]);
  });

  it('detect a wrong number of pictures and a missing main picture', async () => {
    await db
      .insertInto('listing_images')
      .values({ ...image, ...ofListing })
      .execute();
    expect((await broken()).map(({ sentence }) => sentence)).toEqual([
      `The picture count in a row of ${table} is the number of its pictures.`,
    ]);
    await set({ imageCount: 1 });
    expect(await broken()).toEqual([
      {
        sentence: `A row of ${table} has a main picture among its pictures exactly when it has pictures.`,
        ids: [listing.listingID],
      },
    ]);
  });

  it('detect more videos and price rows than allowed', async () => {
    const links = Array.from({ length: 6 }, () => ({ ...ofListing, linkUrl: 'x', created: clock.now() }));
    await db.insertInto('video_links').values(links).execute();
    const row = { ...ofListing, productName: 'x', priceFrom: 5, created: clock.now() };
    await db
      .insertInto('price_table_products')
      .values(Array.from({ length: 101 }, () => row))
      .execute();
    if (idField === 'serviceID') await set({ price: 5 });
    expect(await broken()).toEqual([
      { sentence: `A row of ${table} has at most 5 of video_links.`, ids: [listing.listingID] },
      { sentence: `A row of ${table} has at most 100 of price_table_products.`, ids: [listing.listingID] },
    ]);
  });

  it('detect a promotion without an order, and a rank that does not match the promotion', async () => {
    await set({ promotion: 4, promotedUntil: new Date(Date.now() + dayMs) });
    expect((await broken()).map(({ sentence }) => sentence)).toEqual([
      `The promotion of a row of ${table} matches its orders in force.`,
      `The rank of a row of ${table} matches its promotion.`,
    ]);
  });

  it('detect a promotion that is missing, too long or of another type than the order in force', async () => {
    const [validFrom, validTo] = [new Date(Date.now() - dayMs), new Date(Date.now() + dayMs)];
    const order = { userID: listing.userID, ...ofListing, isActive: 1 as const, validFrom, validTo };
    await createOrder(db, clock, { ...order, packageType: 2, validTo: new Date(validTo.getTime() + dayMs) });
    await createOrder(db, clock, order);
    const show = async (promotion: 0 | 2 | 4, promotedUntil: Date | null) => {
      await set({ promotion, promotedUntil, sortRank: sortRank(promotion, clock.now(), listing.listingID) });
      return (await broken()).map(({ sentence }) => sentence);
    };
    const violation = [`The promotion of a row of ${table} matches its orders in force.`];
    expect(await show(4, validTo)).toEqual([]);
    expect(await show(4, validFrom)).toEqual([]);
    expect(await show(0, null)).toEqual(violation);
    expect(await show(2, validTo)).toEqual(violation);
    expect(await show(4, new Date(validTo.getTime() + 1000))).toEqual(violation);
  });

  it('detect two packages of one type in force at the same time', async () => {
    const end = (days: number) => new Date(Date.now() + days * dayMs);
    const days = (from: number, to: number) => ({ validFrom: end(from), validTo: end(to) });
    const order = { userID: listing.userID, ...ofListing, packageType: 2, isActive: 1 as const };
    const first = await createOrder(db, clock, { ...order, ...days(3, 5) });
    await createOrder(db, clock, { ...order, ...days(5.1, 6) });
    await createOrder(db, clock, { ...order, ...days(3, 5), packageType: 4 });
    expect(await broken()).toEqual([]);
    await createOrder(db, clock, { ...order, ...days(4.9, 5.05) });
    expect(await broken()).toEqual([
      {
        sentence: 'Packages of one type for the same listing or user do not overlap.',
        ids: [first],
      },
    ]);
  });

  it('detect an order of another user, and a listing in an order for the user', async () => {
    const { userID } = await createUser(db, clock, { role: 'szakember' });
    const stranger = await createOrder(db, clock, { userID, ...ofListing });
    const social = await createOrder(db, clock, { userID: listing.userID, packageType: 10, ...ofListing });
    expect(await broken()).toEqual([
      { sentence: `An order for a row of ${table} belongs to its owner.`, ids: [stranger] },
      { sentence: 'An order for a package that belongs to the user has no listing.', ids: [social] },
    ]);
  });

  it('detect parts that belong to two listings', async () => {
    const other = await createValidListing(listingKinds.find((one) => one !== kind) ?? 'service');
    await db.updateTable(other.table).set({ userID: listing.userID }).execute();
    const both = { ...ofListing, [other.idField]: other.listingID };
    await db
      .insertInto('video_links')
      .values({ ...both, linkUrl: 'x', created: clock.now() })
      .execute();
    await db
      .insertInto('timetables')
      .values({ ...both, updated: clock.now() })
      .execute();
    await createOrder(db, clock, { userID: listing.userID, ...both });
    expect((await broken()).map(({ sentence }) => sentence)).toEqual([
      'Each row of video_links belongs to exactly one listing.',
      'Each row of timetables belongs to exactly one listing.',
      'An order is for one listing at most.',
    ]);
  });
});

describe('the rules of a single kind', () => {
  const sentences = async () => (await broken()).map(({ sentence }) => sentence);

  it('detect a mask that lacks a facility, language or location of an accommodation', async () => {
    const { listingID: accommodationID } = await createValidListing('accommodation');
    const facility = await db
      .selectFrom('facilities')
      .select('facilityID')
      .where('facilityGroup', '=', 'kitchen')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('accommodation_facilities')
      .values({ accommodationID, ...facility })
      .execute();
    await db.insertInto('accommodation_languages').values({ accommodationID, languageID: 1 }).execute();
    await db
      .insertInto('accommodation_special_locations')
      .values({ accommodationID, locationID: 1 })
      .execute();
    expect(await sentences()).toEqual([
      'The specialMask of accommodations matches its relations.',
      'The languageMask of accommodations matches its relations.',
      'The kitchenMask of accommodations matches its relations.',
    ]);
  });

  it('detect an opening period that differs in days of the year', async () => {
    await createValidListing('accommodation');
    await db.updateTable('accommodations').set({ openMonthTo: 2, openDayTo: 29, openToDay: 60 }).execute();
    expect(await sentences()).toEqual([]);
    await db.updateTable('accommodations').set({ openToDay: 59 }).execute();
    expect(await sentences()).toEqual([
      'The opening period of an accommodation is the same in days of the year as in months and days.',
    ]);
  });

  it('detect an outdated price or coverage of a service', async () => {
    const { listingID: serviceID } = await createValidListing('service');
    await db
      .insertInto('price_table_products')
      .values({ serviceID, productName: 'x', priceFrom: 5, priceTo: 4, created: clock.now() })
      .execute();
    await db.updateTable('service_coverage').set({ serviceTypeID: 3 }).execute();
    expect(await sentences()).toEqual([
      'The price of a service is the lowest above 0 of its price table.',
      'A published service can be found without a profession, in at least one place.',
      'The upper price in a price table is not below the lower one.',
    ]);
  });

  it.each(kindCases)(
    'detect a status or a reason that does not match a hidden %s',
    async (kind, { table }) => {
      await createValidListing(kind);
      const rules = async () => (await sentences()).filter((sentence) => sentence.includes('hidden'));
      expect(await rules()).toEqual([]);
      await db.updateTable(table).set({ hiddenAt: clock.now() }).execute();
      expect(await rules()).toEqual([
        `A row of ${table} is published exactly when it is live or reserved, not hidden, and its owner neither deleted nor blocked.`,
        `A row of ${table} has a reason for being hidden exactly when it is hidden.`,
      ]);
      await db.updateTable(table).set({ hiddenReason: 'Csalás', status: 0 }).execute();
      expect(await rules()).toEqual([]);
    },
  );

  it.each(kindCases)(
    'detect a wrong state and a record of the deletion of a stored %s',
    async (kind, { table }) => {
      const { listingID } = await createValidListing(kind);
      const rules = async () =>
        (await sentences()).filter((sentence) => /live or|state of the graph|recorded/.test(sentence));
      expect(await rules()).toEqual([]);
      await db.updateTable(table).set({ state: 'paused' }).execute();
      await db.insertInto('deleted_listings').values({ kind, listingID, deletedAt: clock.now() }).execute();
      expect(await rules()).toEqual([
        `A row of ${table} is published exactly when it is live or reserved, not hidden, and its owner neither deleted nor blocked.`,
        `A row of ${table} is in a state of the graph, and a paused or ended one has a time of that.`,
        `No row of ${table} has an id that is recorded as deleted.`,
      ]);
      await db.deleteFrom('deleted_listings').execute();
      await db.updateTable(table).set({ state: 'gone' }).execute();
      expect(await rules()).toHaveLength(2);
    },
  );

  it('detect a timetable with only one time of an open day, or times of a closed day', async () => {
    const { listingID: serviceID } = await createValidListing('service');
    const sentence = 'An open day of a timetable has both times, and a closed day has none.';
    await db
      .insertInto('timetables')
      .values({ serviceID, sundayOpen: 1, sundayFrom: '08:00', sundayTo: '12:00', updated: clock.now() })
      .execute();
    expect(await sentences()).toEqual([]);
    await db.updateTable('timetables').set({ sundayTo: null }).execute();
    expect(await sentences()).toEqual([sentence]);
    await db.updateTable('timetables').set({ sundayOpen: 0 }).execute();
    expect(await sentences()).toEqual([sentence]);
  });
});
