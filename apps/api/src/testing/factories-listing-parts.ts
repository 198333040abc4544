import { packageTypes } from '@piacter/contracts/packages';
import { type Database, sortRank } from '@piacter/db';
import type { Clock } from '../core/clock.ts';

let serial = 0;

interface PropertyOverrides {
  userID: number;
  status?: number;
  created?: Date;
}

/** A property with only what the parts that hang on it need. */
export async function createBareProperty(
  db: Database,
  clock: Clock,
  { userID, status = 1, created = clock.now() }: PropertyOverrides,
): Promise<number> {
  const { insertId } = await db
    .insertInto('real_estates')
    .values({
      userID,
      status,
      countryID: 1,
      adType: 1,
      postalCode: '1111',
      settlement: 'Budapest',
      street: 'Próba',
      houseNumber: '1',
      price: 50_000,
      searchText: '',
      sortRank: 0,
      created,
      updated: created,
    })
    .executeTakeFirstOrThrow();
  const realEstateID = Number(insertId);
  await db
    .updateTable('real_estates')
    .set({ sortRank: sortRank(0, created, realEstateID) })
    .where('realEstateID', '=', realEstateID)
    .execute();
  return realEstateID;
}

interface PackageOverrides {
  packageType?: number;
  quantity?: number;
  /** Forints by the day they begin; none: not on sale. */
  prices?: Record<string, number>;
}

export async function createPackage(
  db: Database,
  clock: Clock,
  overrides: PackageOverrides = {},
): Promise<number> {
  serial += 1;
  const { packageType = packageTypes.pro, quantity = 30, prices = {} } = overrides;
  const now = clock.now();
  const { insertId } = await db
    .insertInto('service_packages')
    .values({
      packageName: `Csomag ${serial}`,
      packageType,
      packageDesc: 'Leírás',
      quantity,
      unitName: 'nap',
      baseUnit: 'nap',
      created: now,
      updated: now,
    })
    .executeTakeFirstOrThrow();
  const packageID = Number(insertId);
  // The column is a calendar day, which the generated types call a Date.
  for (const [startDate, price] of Object.entries(prices))
    await db
      .insertInto('service_package_prices')
      .values({ packageID, price, startDate: startDate as unknown as Date })
      .execute();
  return packageID;
}

interface OrderOverrides {
  userID: number;
  realEstateID?: number | null;
  packageID?: number;
  packageType?: number;
  quantity?: number;
  isActive?: 0 | 1;
  validFrom?: Date | null;
  validTo?: Date | null;
  created?: Date;
}

export async function createOrder(db: Database, clock: Clock, overrides: OrderOverrides): Promise<number> {
  const { packageType = packageTypes.pro, quantity = 30, realEstateID = null, isActive = 0 } = overrides;
  const packageID = overrides.packageID ?? (await createPackage(db, clock, { packageType, quantity }));
  const { insertId } = await db
    .insertInto('service_orders')
    .values({
      userID: overrides.userID,
      packageID,
      packageType,
      packageName: 'Csomag',
      quantity,
      price: 9900,
      created: overrides.created ?? clock.now(),
      activationDate: isActive === 1 ? clock.now() : null,
      isActive,
      validFrom: overrides.validFrom ?? null,
      validTo: overrides.validTo ?? null,
      realEstateID,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** PRO of a property from now on, for so many milliseconds. */
export const createPro = (
  db: Database,
  clock: Clock,
  { userID, realEstateID, ms = 86_400_000 }: { userID: number; realEstateID: number; ms?: number },
): Promise<number> =>
  createOrder(db, clock, {
    userID,
    realEstateID,
    isActive: 1,
    validFrom: clock.now(),
    validTo: new Date(clock.now().getTime() + ms),
  });
