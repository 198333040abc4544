import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database, loadReference, migrateToLatest } from '../index.ts';
import { seedDemo, seedScale } from './index.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `piacter_demo_${process.pid}`;
const now = new Date('2026-11-21T11:00:00Z');

let server: Database;
let db: Database;
const drawn: string[] = [];

const fill = () =>
  seedDemo({
    db,
    now,
    hashPassword: (password) => Promise.resolve(`hash of ${password}`),
    storePicture: (svg) => {
      drawn.push(svg);
      return Promise.resolve({ path: `/files/images/${drawn.length}-1600.webp`, width: 1600, height: 1067 });
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
  'service_orders',
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

/** Rows whose derived columns disagree with what they are derived from. */
const wrongMasks = `real_estates r left join (select l.realEstateID, bit_or(1 << s.bit) mask
  from real_estate_special_locations l join special_locations s using (locationID) group by l.realEstateID) m
  using (realEstateID) where r.specialMask <> coalesce(m.mask, 0)`;
const wrongImages = `real_estates r left join (select realEstateID, count(*) images from listing_images group by realEstateID) i
  using (realEstateID) left join listing_images main on main.imgID = r.mainImgID and main.realEstateID = r.realEstateID
  where r.imageCount <> coalesce(i.images, 0) or not (r.mainImg <=> main.path)`;
const wrongPromotions = `real_estates r left join (select realEstateID, max(packageType) packageType, max(validTo) validTo
  from service_orders where isActive = 1 and packageType in (2, 4) and validFrom <= '2026-11-21 11:00:00'
  and validTo > '2026-11-21 11:00:00' group by realEstateID) o using (realEstateID)
  where r.promotion <> coalesce(o.packageType, 0) or not (r.promotedUntil <=> o.validTo)`;

describe('demo data', () => {
  it('fills every table it is made for', async () => {
    const made = await counts();
    expect(made.real_estates).toBe(240);
    expect(made.users).toBeGreaterThan(50);
    for (const [table, rows] of Object.entries(made)) expect(rows, table).toBeGreaterThan(0);
  });

  it('does nothing the second time', async () => {
    const before = await counts();
    const pictures = drawn.length;
    await fill();
    expect(await counts()).toEqual(before);
    expect(drawn).toHaveLength(pictures);
  });

  it('renders no more than sixty pictures, all different', () => {
    expect(drawn.length).toBeLessThanOrEqual(60);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('has the five demo accounts, activated, each of its own type', async () => {
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

  it('sells every package type, at a price in force', async () => {
    const { rows } = await sql<{
      types: number;
    }>`select count(distinct packageType) as types from service_packages
      join service_package_prices using (packageID) where startDate <= '2026-11-21' and price > 0`.execute(
      db,
    );
    expect(Number(rows[0]?.types)).toBe(11);
  });

  it('keeps derived columns in step with what they are derived from', async () => {
    expect(await count(wrongMasks)).toBe(0);
    expect(await count(wrongImages)).toBe(0);
    expect(await count(wrongPromotions)).toBe(0);
    expect(await count('real_estates where promotion = 2')).toBeGreaterThan(0);
    expect(await count('real_estates where promotion = 4')).toBeGreaterThan(0);
  });
});

describe('ads at scale', () => {
  it('adds exactly so many, with every derived column right', async () => {
    const before = await count('real_estates');
    await seedScale({ db, kind: 'property', count: 3200, now });
    expect(await count('real_estates')).toBe(before + 3200);
    expect(await count(wrongMasks)).toBe(0);
    expect(await count(wrongImages)).toBe(0);
    expect(await count(wrongPromotions)).toBe(0);
  });

  it('points at rows that exist, although checks were off', async () => {
    expect(await count('real_estates r left join users u using (userID) where u.userID is null')).toBe(0);
    expect(
      await count(
        'real_estates r left join regions s on s.regionID = r.settlementID where s.regionID is null',
      ),
    ).toBe(0);
    expect(
      await count(
        'real_estates r left join types_heating h on h.typeID = r.heatType where r.heatType is not null and h.typeID is null',
      ),
    ).toBe(0);
  });

  it('leaves the checks on for whoever uses its connection next', async () => {
    // As many at once as the pool has connections, so that each of them answers.
    const checks = await Promise.all(
      [1, 2, 3].map(() =>
        sql<{ checks: number }>`select @@foreign_key_checks and @@unique_checks as checks`.execute(db),
      ),
    );
    expect(checks.map(({ rows }) => Number(rows[0]?.checks))).toEqual([1, 1, 1]);
  });
});
