import { readdir, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pageSize } from '@piacter/contracts/core/values';
import { propertyFlags } from '@piacter/contracts/properties/fields';
import { adTypes, houseTypes, minPriceSample } from '@piacter/contracts/properties/values';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database, loadReference, migrateToLatest } from '../index.ts';
import { toCoverageRows } from '../service-coverage.ts';
import { serviceSearchText, serviceShortText } from '../service-words.ts';
import { seedDemo, seedScale } from './index.ts';
import { pictureFolder } from './pictures.ts';
import { houseJobs } from './requests/house-jobs.ts';
import { otherJobs } from './requests/other-jobs.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `piacter_demo_${process.pid}`;
const now = new Date('2026-11-21T11:00:00Z');

let server: Database;
let db: Database;
const stored: string[] = [];

const fill = () =>
  seedDemo({
    db,
    now,
    hashPassword: (password) => Promise.resolve(`hash of ${password}`),
    storePicture: (file) => {
      stored.push(file);
      return Promise.resolve({ path: `/files/images/${basename(file)}`, width: 800, height: 533 });
    },
  });

beforeAll(async () => {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL has to name a server, like mysql://root@127.0.0.1:3306');
  const url = new URL(serverUrl);
  url.pathname = '/information_schema';
  server = createDatabase({ url: url.href, connections: 1 });
  await sql`drop database if exists ${sql.id(databaseName)}`.execute(server);
  await sql`create database ${sql.id(databaseName)} character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(
    server,
  );
  url.pathname = `/${databaseName}`;
  db = createDatabase({ url: url.href, connections: 3 });
  await migrateToLatest(db);
  await loadReference(db);
  await fill();
}, 120_000);

afterAll(async () => {
  await db?.destroy();
  if (!server) return;
  await sql`drop database if exists ${sql.id(databaseName)}`.execute(server);
  await server.destroy();
});

const tables = [
  'users',
  'user_profiles',
  'real_estates',
  'listing_images',
  'real_estate_special_locations',
  'price_changes',
  'accommodations',
  'accommodation_facilities',
  'accommodation_special_locations',
  'accommodation_languages',
  'services',
  'service_relations',
  'service_countries',
  'service_regions',
  'service_coverage',
  'timetables',
  'price_table_products',
  'service_orders',
  'social_media_links',
  'service_requests',
  'service_request_images',
  'service_request_responses',
  'accommodation_requests',
  'accommodation_request_regions',
  'accommodation_request_contacts',
  'real_estate_requests',
  'real_estate_request_regions',
  'real_estate_request_conditions',
  'real_estate_request_technologies',
  'service_packages',
  'service_package_prices',
  'page_contents',
  'seo_metadata',
  'email_templates',
];

const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ found: number }>`select count(*) as found from ${sql.raw(from)}`.execute(db);
  return Number(rows[0]?.found);
};
const counts = async () =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)] as const)));

const kinds = [
  { table: 'real_estates', idField: 'realEstateID', usual: 240 },
  { table: 'accommodations', idField: 'accommodationID', usual: 120 },
  { table: 'services', idField: 'serviceID', usual: 140 },
];
/** Result lists as visitors see them: an unfiltered search, and one by the most common filter. */
const resultLists = [
  { title: 'the property search', from: 'real_estates', groupBy: '1' },
  { title: 'a search by type of property', from: 'real_estates', groupBy: 'houseType' },
  { title: 'the accommodation search', from: 'accommodations', groupBy: '1' },
  { title: 'the search for professionals', from: 'services', groupBy: '1' },
  {
    title: 'a search by profession',
    from: 'services join service_relations using (serviceID)',
    groupBy: 'serviceTypeID',
  },
  {
    title: 'the home page, which shows promoted listings of all kinds',
    from: `(select mainImg, sortRank from real_estates where promotion > 0
      union all select mainImg, sortRank from accommodations where promotion > 0
      union all select mainImg, sortRank from services where promotion > 0) promoted`,
    groupBy: '1',
  },
];

/** The masks of each kind, and the relations that determine their bits. */
const masks = [
  {
    mask: 'specialMask',
    chosen: 'real_estate_special_locations',
    entry: 'locationID',
    list: 'special_locations',
  },
  {
    mask: 'specialMask',
    chosen: 'accommodation_special_locations',
    entry: 'locationID',
    list: 'special_locations',
  },
  { mask: 'languageMask', chosen: 'accommodation_languages', entry: 'languageID', list: 'languages' },
  ...(['general', 'room', 'bathroom', 'kitchen', 'childFriendly'] as const).map((group) => ({
    mask: {
      general: 'facilityMask',
      childFriendly: 'childMask',
      room: 'roomMask',
      bathroom: 'bathroomMask',
      kitchen: 'kitchenMask',
    }[group],
    chosen: 'accommodation_facilities',
    entry: 'facilityID',
    list: `(select * from facilities where facilityGroup = '${group}')`,
  })),
].map((one) => ({ ...one, ...(one.chosen.startsWith('real') ? kinds[0] : kinds[1]) }));

/** Rows whose derived columns differ from their sources. */
const wrongMasks = ({ mask, chosen, entry, list, table, idField }: (typeof masks)[number]) =>
  `${table} l left join (select c.${idField}, bit_or(1 << s.bit) mask from ${chosen} c join ${list} s using (${entry})
  group by c.${idField}) m using (${idField}) where l.${mask} <> coalesce(m.mask, 0)`;
const wrongImages = ({ table, idField }: (typeof kinds)[number]) =>
  `${table} l left join (select ${idField}, count(*) images from listing_images group by ${idField}) i using (${idField})
  left join listing_images main on main.imgID = l.mainImgID and main.${idField} = l.${idField}
  where l.imageCount <> coalesce(i.images, 0) or not (l.mainImg <=> main.path)`;
const wrongPromotions = ({ table, idField }: (typeof kinds)[number]) =>
  `${table} l left join (select ${idField}, max(packageType) packageType, max(validTo) validTo
  from service_orders where isActive = 1 and packageType in (2, 4) and validFrom <= '2026-11-21 11:00:00'
  and validTo > '2026-11-21 11:00:00' group by ${idField}) o using (${idField})
  where l.promotion <> coalesce(o.packageType, 0) or not (l.promotedUntil <=> o.validTo)`;
const wrongOpenings = `accommodations
  where openFromDay <> dayofyear(concat('2024-', openMonthFrom, '-', openDayFrom))
  or openToDay <> dayofyear(concat('2024-', openMonthTo, '-', openDayTo))`;
const wrongPrices = `services s left join (select serviceID, min(priceFrom) price from price_table_products
  where serviceID is not null and priceFrom > 0 group by serviceID) p using (serviceID)
  where not (s.price <=> p.price)`;

/** The stored and the expected postings of each service. */
async function servicesWithParts() {
  const shown = await db.selectFrom('services').selectAll().execute();
  const regions = await db.selectFrom('regions').selectAll().execute();
  const placesByID = new Map(regions.map((region) => [region.regionID, region]));
  const of = <Row extends { serviceID: number }>(rows: Row[]) =>
    Map.groupBy(rows, ({ serviceID }) => serviceID);
  const covered = of(await db.selectFrom('service_coverage').selectAll().execute());
  const types = of(await db.selectFrom('service_relations').selectAll().execute());
  const countries = of(await db.selectFrom('service_countries').selectAll().execute());
  const places = of(await db.selectFrom('service_regions').selectAll().execute());
  return shown.map(({ serviceID, ...row }) => {
    const chosen = [...(places.get(serviceID) ?? []).map(({ placeID }) => placeID), row.settlementID];
    const expected = toCoverageRows({
      professions: (types.get(serviceID) ?? []).map(({ serviceTypeID }) => serviceTypeID),
      countries: (countries.get(serviceID) ?? []).map(({ countryID }) => countryID),
      places: chosen.flatMap((placeID) => placesByID.get(placeID ?? 0) ?? []),
      touchedCountries: row.countryID === null ? [] : [row.countryID],
    });
    return {
      row,
      coverage: (covered.get(serviceID) ?? []).map(asText).sort(),
      expectedCoverage: expected.map(asText).sort(),
    };
  });
}
const asText = (row: { serviceTypeID: number; placeKind: number; placeID: number }) =>
  `${row.serviceTypeID} ${row.placeKind} ${row.placeID}`;

async function expectDerivedColumns() {
  for (const one of masks) expect(await count(wrongMasks(one)), one.mask).toBe(0);
  for (const kind of kinds) {
    expect(await count(wrongImages(kind)), kind.table).toBe(0);
    expect(await count(wrongPromotions(kind)), kind.table).toBe(0);
  }
  expect(await count(wrongOpenings)).toBe(0);
  expect(await count(wrongPrices)).toBe(0);
}

describe('demo data', () => {
  it('fills every table that it covers', async () => {
    const made = await counts();
    for (const { table, usual } of kinds) expect(made[table], table).toBe(usual);
    expect(made.users).toBeGreaterThan(50);
    for (const [table, rows] of Object.entries(made)) expect(rows, table).toBeGreaterThan(0);
  });

  it('does nothing the second time', async () => {
    const before = await counts();
    const pictures = stored.length;
    await fill();
    expect(await counts()).toEqual(before);
    expect(stored).toHaveLength(pictures);
  });

  it('has what the example of the search box asks for: flats to let in Győr up to 200,000 forints', async () => {
    const { found } = await db
      .selectFrom('real_estates')
      .select((of) => of.fn.countAll<number>().as('found'))
      .where('settlement', '=', 'Győr')
      .where('houseType', '=', houseTypes.flat)
      .where('adType', '=', adTypes.rent)
      .where('price', '<=', 200)
      .executeTakeFirstOrThrow();
    expect(Number(found)).toBeGreaterThan(0);
  });

  it('has properties with a yes and with a no to every question', async () => {
    const answers = propertyFlags.map((flag) => sql`count(distinct ${sql.ref(flag)}) as ${sql.ref(flag)}`);
    const { rows } = await sql<Record<string, number>>`select ${sql.join(answers)} from real_estates`.execute(
      db,
    );
    expect(rows[0]).toEqual(Object.fromEntries(propertyFlags.map((flag) => [flag, 2])));
  });

  it('has enough flats for sale in one settlement for their prices to be compared', async () => {
    const { rows } = await sql<{ alike: number; owners: number }>`
      select count(*) as alike, count(distinct userID) as owners from real_estates
      where status = 1 and adType = ${adTypes.sale} and houseType = ${houseTypes.flat} and unitPrice is not null
      group by settlementID order by alike desc limit 1`.execute(db);
    expect(Number(rows[0]?.alike)).toBeGreaterThanOrEqual(minPriceSample);
    expect(Number(rows[0]?.owners)).toBeGreaterThan(3);
  });

  it('stores every committed picture once', async () => {
    const committed = await readdir(pictureFolder);
    expect(stored.toSorted()).toEqual(committed.map((name) => `${pictureFolder}${name}`).sort());
  });

  it('has pictures of three megabytes at most in total, none above 32 kilobytes', async () => {
    const sizes = await Promise.all(stored.map(async (file) => (await stat(file)).size));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(32_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3_000_000);
  });

  it('has the five demo accounts, activated, one per role', async () => {
    const accounts = await db
      .selectFrom('users')
      .select(['email', 'userType', 'activatedAt'])
      .where(
        'email',
        'in',
        ['admin', 'tulajdonos', 'szallasado', 'szakember', 'ajanlatkero'].map(
          (name) => `${name}@piacter.test`,
        ),
      )
      .orderBy('userType')
      .execute();
    expect(accounts.map(({ userType }) => userType)).toEqual([1, 2, 3, 4, 5]);
    expect(accounts.every(({ activatedAt }) => activatedAt !== null)).toBe(true);
  });

  it('has every package type on sale', async () => {
    const { rows } = await sql<{
      types: number;
    }>`select count(distinct packageType) as types from service_packages
      join service_package_prices using (packageID) where startDate <= '2026-11-21' and price > 0`.execute(
      db,
    );
    expect(Number(rows[0]?.types)).toBe(11);
  });

  it('has correct derived columns', async () => {
    await expectDerivedColumns();
  });

  it('finds services by their words and by their coverage', async () => {
    const found = await servicesWithParts();
    expect(found).toHaveLength(140);
    for (const { row, coverage, expectedCoverage } of found) {
      expect(row.searchText, row.title).toBe(serviceSearchText(row));
      expect(row.shortText).toBe(serviceShortText(row.description));
      expect(coverage, row.title).toEqual(expectedCoverage);
    }
  });

  it.each(resultLists)('shows no picture twice on a page of $title', async ({ from, groupBy }) => {
    const { rows } = await sql<{
      mainImg: string;
      place: string;
    }>`select mainImg, ${sql.raw(groupBy)} as place
      from ${sql.raw(from)} order by sortRank desc`.execute(db);
    for (const [place, list] of Map.groupBy(rows, (row) => row.place))
      for (let start = 0; start < list.length; start += pageSize) {
        const pictures = list.slice(start, start + pageSize).flatMap(({ mainImg }) => mainImg ?? []);
        const repeated = pictures.filter((picture, i) => pictures.indexOf(picture) !== i);
        expect(repeated, `${place} from ${start}`).toEqual([]);
      }
  });

  it.each(kinds)('promotes enough of $table to fill the home page, by both packages', async ({ table }) => {
    expect(await count(`${table} where promotion = 2`)).toBeGreaterThan(0);
    expect(await count(`${table} where promotion = 4`)).toBeGreaterThan(0);
    expect(await count(`${table} where promotion > 0`)).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['real_estates', 2],
    ['accommodations', 3],
    ['services', 4],
  ])('assigns %s to users of the matching role, some to the demo account', async (table, userType) => {
    expect(await count(`${table} join users using (userID) where userType <> ${userType}`)).toBe(0);
    const ofDemoAccount = await count(
      `${table} where userID = (select min(userID) from users where userType = ${userType})`,
    );
    expect(ofDemoAccount).toBeGreaterThanOrEqual(3);
  });
});

it('has social media links of everybody with such a package, and of nobody else', async () => {
  const shows = `exists (select 1 from service_orders o where o.userID = u.userID and o.isActive = 1
    and o.packageType in (10, 11))`;
  expect(
    await count(`users u left join social_media_links s using (userID)
    where ${shows} <> (s.userID is not null)`),
  ).toBe(0);
  expect(await count(`users u join social_media_links using (userID) where userType = 2`)).toBeGreaterThan(0);
});

describe('requests of the demo data', () => {
  const own = (email: string) => `(select userID from users where email = '${email}@piacter.test')`;

  it('have a profession and places that the search knows', async () => {
    expect(await count('service_requests')).toBe(houseJobs.length + otherJobs.length);
    for (const table of ['accommodation_request_regions', 'real_estate_request_regions'])
      expect(await count(`${table} where placeID is null`), table).toBe(0);
  });

  it.each([
    ['an unanswered one', 'status = 1 and responseCount = 0'],
    ['one with offers to choose from', 'status = 1 and responseCount > 1'],
    ['one with an accepted and a refused offer', 'status = 2 and responseCount > 1'],
    ['a withdrawn one', 'status = 0'],
    ['one that has ended by itself', 'status = 3'],
  ])('show the demo requester %s', async (_, state) => {
    const requests = `service_requests where requesterID = ${own('ajanlatkero')} and ${state}`;
    expect(await count(requests)).toBeGreaterThan(0);
  });

  it.each([
    ['open', 'status = 1 and responseCount = 0'],
    ['answered', 'status = 1 and responseCount > 0'],
    ['past', 'status = 3'],
  ])('ask hosts for accommodation: %s ones', async (_, state) => {
    expect(await count(`accommodation_requests where ${state}`)).toBeGreaterThan(1);
  });

  it('show the demo professional own offers in every state, and open requests of their professions', async () => {
    for (const accepted of [0, 1, 2]) {
      const offers = `service_request_responses where userID = ${own('szakember')} and accepted = ${accepted}`;
      expect(await count(offers), `accepted = ${accepted}`).toBeGreaterThan(0);
    }
    const fitting = `service_requests r where r.status = 1
      and exists (select 1 from service_coverage c join services s using (serviceID)
        where s.userID = ${own('szakember')} and c.serviceTypeID = r.serviceTypeID
          and c.placeID in (r.settlementID, r.regionID, r.countryID))
      and not exists (select 1 from service_request_responses o
        where o.requestID = r.requestID and o.userID = ${own('szakember')})`;
    expect(await count(fitting)).toBeGreaterThan(4);
  });

  it('leave the demo professional offers to send, and the demo host requests to answer', async () => {
    const left = `service_orders where userID = ${own('szakember')} and packageType = 7 and usedCount < quantity`;
    expect(await count(left)).toBeGreaterThan(0);
    const answered = `accommodation_request_contacts where userID = ${own('szallasado')}`;
    expect(await count(answered)).toBeGreaterThan(0);
    expect(await count('accommodation_requests where status = 1')).toBeGreaterThan(await count(answered));
  });

  it('were sent before they were answered, and answered with a package in force', async () => {
    expect(
      await count(`service_request_responses o join service_requests r using (requestID)
        join service_orders p using (orderID) where o.created < r.created or o.created < p.activationDate
        or o.userID <> p.userID or o.created > '2026-11-21 11:00:00'`),
    ).toBe(0);
    expect(
      await count(`accommodation_request_contacts c join accommodation_requests r using (requestID)
        where c.created < r.created or c.created > r.endDate or not exists (select 1 from service_orders p
          where p.userID = c.userID and p.packageType = 8 and p.validFrom <= c.created and p.validTo > c.created)`),
    ).toBe(0);
  });
});

describe('listings at scale', () => {
  it.each([
    { kind: 'property', table: 'real_estates', more: 3200 },
    { kind: 'accommodation', table: 'accommodations', more: 1700 },
    { kind: 'service', table: 'services', more: 1700 },
  ] as const)(
    'adds the exact number of listings of kind $kind',
    async ({ kind, table, more }) => {
      const before = await count(table);
      await seedScale({ db, kind, count: more, now });
      expect(await count(table)).toBe(before + more);
    },
    60_000,
  );

  it('has correct derived columns', async () => {
    await expectDerivedColumns();
  });

  it.each([
    ['real_estates', 'users', 'userID', 'userID'],
    ['real_estates', 'regions', 'settlementID', 'regionID'],
    ['real_estates', 'types_heating', 'heatType', 'typeID'],
    ['accommodations', 'users', 'userID', 'userID'],
    ['accommodations', 'regions', 'settlementID', 'regionID'],
    ['accommodations', 'types_accommodation', 'accommodationTypeID', 'typeID'],
    ['accommodation_facilities', 'facilities', 'facilityID', 'facilityID'],
    ['services', 'users', 'userID', 'userID'],
    ['service_relations', 'types_service', 'serviceTypeID', 'typeID'],
    ['service_regions', 'regions', 'placeID', 'regionID'],
    ['listing_images', 'services', 'serviceID', 'serviceID'],
  ])('refers from %s to existing %s, although checks were off', async (from, to, column, key) => {
    const rows = `${from} a left join ${to} b on b.${key} = a.${column} where a.${column} is not null`;
    expect(await count(`${rows} and b.${key} is null`)).toBe(0);
    expect(await count(rows)).toBeGreaterThan(0);
  });

  it('restores the checks for the next user of its connection', async () => {
    // One query per connection of the pool, so that each of them is checked.
    const checks = await Promise.all(
      [1, 2, 3].map(() =>
        sql<{ checks: number }>`select @@foreign_key_checks and @@unique_checks as checks`.execute(db),
      ),
    );
    expect(checks.map(({ rows }) => Number(rows[0]?.checks))).toEqual([1, 1, 1]);
  });
});
