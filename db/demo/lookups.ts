import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';

/** Bits of lookup entries in a listing's masks, by id. */
export interface LookupBits {
  locations: ReadonlyMap<number, bigint>;
  languages: ReadonlyMap<number, bigint>;
  facilities: ReadonlyMap<number, bigint>;
}

export async function loadBits(db: Kysely<DB>): Promise<LookupBits> {
  const locations = await db.selectFrom('special_locations').select(['locationID as id', 'bit']).execute();
  const languages = await db.selectFrom('languages').select(['languageID as id', 'bit']).execute();
  const facilities = await db.selectFrom('facilities').select(['facilityID as id', 'bit']).execute();
  return { locations: bitsByID(locations), languages: bitsByID(languages), facilities: bitsByID(facilities) };
}

const bitsByID = (rows: readonly { id: number; bit: number }[]): ReadonlyMap<number, bigint> =>
  new Map(rows.map(({ id, bit }) => [id, 1n << BigInt(bit)]));

/** A bigint, since masks need more than the 53 bits of a number. */
export const toMask = (ids: readonly number[], bits: ReadonlyMap<number, bigint>): bigint =>
  ids.reduce((mask, id) => mask | (bits.get(id) ?? 0n), 0n);

/** A package with its values as copied into an order. */
export interface PackageOnOffer {
  packageID: number;
  packageName: string;
  packageType: number;
  quantity: number;
  priceAt(day: Date): number;
}

/** The packages with their price lists. */
export async function loadPackages(db: Kysely<DB>): Promise<PackageOnOffer[]> {
  const packages = await db
    .selectFrom('service_packages')
    .select(['packageID', 'packageName', 'packageType', 'quantity'])
    .orderBy('packageID')
    .execute();
  const prices = await db
    .selectFrom('service_package_prices')
    .select(['packageID', 'price', 'startDate'])
    .orderBy('startDate', 'desc')
    .execute();
  return packages.map((offer) => {
    const own = prices.filter(({ packageID }) => packageID === offer.packageID);
    const priceAt = (day: Date) =>
      (own.find(({ startDate }) => new Date(startDate) <= day) ?? own.at(-1))?.price ?? 0;
    return { ...offer, priceAt };
  });
}

/** Ids of the professions by name. */
export async function loadProfessions(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('types_service').select(['typeID', 'typeName']).execute();
  return new Map(rows.map(({ typeID, typeName }) => [typeName, typeID]));
}
