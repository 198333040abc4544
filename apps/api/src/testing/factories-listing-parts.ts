import { randomUUID } from 'node:crypto';
import { dayMs } from '@piacter/contracts/core/days';
import { isGatedByPro, type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { hungaryID } from '@piacter/contracts/lookups';
import type { PaymentState } from '@piacter/contracts/orders';
import { packageTypes } from '@piacter/contracts/packages';
import { adTypes } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import { sortRank } from '@piacter/db/sort-rank';
import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import { listingSpecs } from '../features/listings/index.ts';
import { type ListingRef, listingRef, recordSearchChange } from '../features/listings/rows/index.ts';

let serial = 0;

interface ListingOverrides {
  userID: number;
  status?: number;
  created?: Date;
}

/** The required columns of a kind, besides those of every kind. */
const bareColumns = {
  property: {
    countryID: hungaryID,
    adType: adTypes.sale,
    postalCode: '1111',
    settlement: 'Budapest',
    street: 'Próba',
    houseNumber: '1',
    price: 50_000,
    searchText: '',
  },
  accommodation: {
    accommodationName: 'Próba vendégház',
    countryID: hungaryID,
    settlement: 'Budapest',
    openMonthFrom: 1,
    openDayFrom: 1,
    openMonthTo: 12,
    openDayTo: 31,
    accommodationTypeID: 1,
    mealPlanID: 1,
    minimumStay: 1,
    minimumPerson: 1,
    description: 'Leírás',
  },
  service: {
    title: 'Próba szolgáltatás',
    contactEmail: 'szakember@pelda.test',
    phone: '+36301234567',
    description: 'Leírás',
  },
} satisfies Record<ListingKind, Record<string, string | number>>;

/** Inserts a minimal listing of any kind, which is enough for its parts. */
export async function createBareListing(
  db: Database,
  clock: Clock,
  kind: ListingKind,
  { userID, status = 1, created = clock.now() }: ListingOverrides,
): Promise<ListingRef> {
  const { table, idField } = listingSpecs[kind];
  const values = {
    ...bareColumns[kind],
    userID,
    status,
    sortRank: 0,
    created,
    updated: created,
    touchedAt: created,
  };
  // Kysely cannot type an insert into a union of the three tables.
  const insert = db
    .insertInto(table as 'services')
    .values(values as (typeof bareColumns)['service'] & typeof values);
  const listingID = Number((await insert.executeTakeFirstOrThrow()).insertId);
  await db
    .updateTable(table)
    .set({ sortRank: sortRank(0, created, listingID) })
    .where(sql.ref(idField), '=', listingID)
    .execute();
  await recordSearchChange(db, kind, [listingID]);
  return listingRef(kind, listingID);
}

export const createBareProperty = async (
  db: Database,
  clock: Clock,
  overrides: ListingOverrides,
): Promise<number> => (await createBareListing(db, clock, 'property', overrides)).listingID;

/** Every listing kind for `describe.each`: shared behaviour is tested for all of them. */
export const kindCases = listingKinds.map(
  (kind) =>
    [
      kind,
      { ...listingSpecs[kind], role: listingRoleByKind[kind], isGatedByPro: isGatedByPro[kind] },
    ] as const,
);

interface PackageOverrides {
  packageID?: number;
  packageType?: number;
  quantity?: number;
  /** Prices in forints by start day; without any, the package is not on sale. */
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
      ...(overrides.packageID === undefined ? {} : { packageID: overrides.packageID }),
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
  for (const [startDate, price] of Object.entries(prices))
    await db
      .insertInto('service_package_prices')
      .values({ packageID, price, startDate: sql<Date>`${startDate}` })
      .execute();
  return packageID;
}

interface OrderOverrides {
  userID: number;
  realEstateID?: number | null;
  accommodationID?: number | null;
  serviceID?: number | null;
  packageID?: number;
  packageType?: number;
  quantity?: number;
  usedCount?: number;
  isActive?: 0 | 1;
  /** By default paid when active. */
  paymentState?: PaymentState;
  validFrom?: Date | null;
  validTo?: Date | null;
  created?: Date;
}

export async function createOrder(db: Database, clock: Clock, overrides: OrderOverrides): Promise<number> {
  const { packageType = packageTypes.pro, quantity = 30, isActive = 0 } = overrides;
  const packageID = overrides.packageID ?? (await createPackage(db, clock, { packageType, quantity }));
  const { insertId } = await db
    .insertInto('service_orders')
    .values({
      userID: overrides.userID,
      packageID,
      packageType,
      packageName: 'Csomag',
      quantity,
      usedCount: overrides.usedCount ?? 0,
      paymentState: overrides.paymentState ?? (isActive === 1 ? 'paid' : 'unpaid'),
      price: 9900,
      created: overrides.created ?? clock.now(),
      activationDate: isActive === 1 ? clock.now() : null,
      isActive,
      validFrom: overrides.validFrom ?? null,
      validTo: overrides.validTo ?? null,
      realEstateID: overrides.realEstateID ?? null,
      accommodationID: overrides.accommodationID ?? null,
      serviceID: overrides.serviceID ?? null,
    })
    .executeTakeFirstOrThrow();
  const orderID = Number(insertId);
  if (isActive === 1 && (overrides.paymentState ?? 'paid') === 'paid')
    await createCapturedPayment(db, clock, { orderID, userID: overrides.userID, amount: 9900 });
  return orderID;
}

/** The captured payment of an active order. */
async function createCapturedPayment(
  db: Database,
  clock: Clock,
  order: { orderID: number; userID: number; amount: number },
): Promise<void> {
  const now = clock.now();
  const key = randomUUID();
  await db
    .insertInto('payments')
    .values({
      ...order,
      state: 'captured',
      paymentOrderID: key.slice(0, 17),
      captureID: key,
      createKey: key,
      captureKey: key,
      created: now,
      updated: now,
      capturedAt: now,
    })
    .execute();
}

/** Creates an order with PRO for a property from now on; `ms` is its duration in milliseconds. */
export const createPro = (
  db: Database,
  clock: Clock,
  { userID, realEstateID, ms = dayMs }: { userID: number; realEstateID: number; ms?: number },
): Promise<number> =>
  createOrder(db, clock, {
    userID,
    realEstateID,
    isActive: 1,
    validFrom: clock.now(),
    validTo: new Date(clock.now().getTime() + ms),
  });
