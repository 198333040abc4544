import type { CoverageRadius, RegionType } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** Professions of a service, in the order of selection. */
export const selectProfessions = (db: Database, serviceID: number) =>
  db
    .selectFrom('service_relations as chosen')
    .innerJoin('types_service as profession', 'profession.typeID', 'chosen.serviceTypeID')
    .select(['chosen.relationID', 'chosen.serviceID', 'chosen.serviceTypeID', 'profession.typeName'])
    .where('chosen.serviceID', '=', serviceID)
    .orderBy('chosen.relationID')
    .execute();

/** Countries that a service covers as a whole. */
export const selectCountries = (db: Database, serviceID: number) =>
  db
    .selectFrom('service_countries')
    .select(['countryID', 'serviceID'])
    .where('serviceID', '=', serviceID)
    .orderBy('countryID')
    .execute();

/** Regions and settlements that a service covers, in the order of selection. */
export const selectRegions = (db: Database, serviceID: number) =>
  db
    .selectFrom('service_regions')
    .select(['relationID', 'serviceID', 'countryID', 'regionType', 'regionName', 'placeID', 'radius'])
    .$narrowType<{ radius: CoverageRadius }>()
    .where('serviceID', '=', serviceID)
    .orderBy('relationID')
    .execute();

export type RegionRow = Awaited<ReturnType<typeof selectRegions>>[number];

/** `what` of a selection: a profession or a country, otherwise a `regionTypes` value. */
export const selectionKinds = { profession: 0, country: 3 } as const;

/** A profession, country, region or settlement that a service has selected. */
export interface SelectionRow {
  serviceID: number;
  what: number;
  /** The id of the profession or country; of the relation for regions and settlements. */
  entryID: number;
  /** Of a region or settlement. */
  name: string | null;
  /** Kilometres around a settlement. */
  radius: CoverageRadius;
  /** The id of the relation; of the country for a country. */
  position: number;
}

/** The selections of services in one statement, in the order of selection. */
export async function selectSelections(db: Database, serviceIDs: readonly number[]): Promise<SelectionRow[]> {
  if (serviceIDs.length === 0) return [];
  const ofThem = sql`serviceID in (${sql.join(serviceIDs)})`;
  const { profession, country } = selectionKinds;
  const { rows } = await sql<SelectionRow>`
    select serviceID, ${sql.lit(profession)} as what, serviceTypeID as entryID, null as name, relationID as position, 0 as radius
    from service_relations where ${ofThem}
    union all
    select serviceID, ${sql.lit(country)}, countryID, null, countryID, 0 from service_countries where ${ofThem}
    union all
    select serviceID, regionType, relationID, regionName, relationID, radius from service_regions where ${ofThem}
    order by position`.execute(db);
  return rows;
}

/** The lowest price of coming out, in forints, of services whose price table names one. */
export async function selectCallOutFees(
  db: Database,
  serviceIDs: readonly number[],
): Promise<Map<number, number>> {
  if (serviceIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_table_products')
    .select(['serviceID', (eb) => eb.fn.min('priceFrom').as('fee')])
    .where('serviceID', 'in', serviceIDs)
    .where('productName', 'like', 'kiszáll%')
    .groupBy('serviceID')
    .execute();
  return new Map(
    rows.flatMap(({ serviceID, fee }) => (serviceID === null ? [] : [[serviceID, fee] as const])),
  );
}

type RelationTable = 'service_relations' | 'service_regions';

/** The caller's service that a relation belongs to; undefined for somebody else's. */
export async function findOwnServiceID(
  db: Database,
  table: RelationTable,
  relationID: number,
  userID: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom(table)
    .innerJoin('services', 'services.serviceID', `${table}.serviceID`)
    .select('services.serviceID')
    .where(`${table}.relationID`, '=', relationID)
    .where('services.userID', '=', userID)
    .executeTakeFirst();
  return row?.serviceID;
}

/** False when the relation does not exist any more. */
export async function deleteRelation(
  trx: Trx,
  table: RelationTable,
  { relationID, serviceID }: { relationID: number; serviceID: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where('relationID', '=', relationID)
    .where('serviceID', '=', serviceID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertProfession(trx: Trx, serviceID: number, serviceTypeID: number): Promise<number> {
  const { insertId } = await trx
    .insertInto('service_relations')
    .values({ serviceID, serviceTypeID })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

export interface NewRegion {
  serviceID: number;
  countryID: number;
  regionType: RegionType;
  regionName: string;
  placeID: number | null;
  radius: CoverageRadius;
}

export const updateRadius = (
  trx: Trx,
  { relationID, serviceID, radius }: { relationID: number; serviceID: number; radius: CoverageRadius },
) =>
  trx
    .updateTable('service_regions')
    .set({ radius })
    .where('relationID', '=', relationID)
    .where('serviceID', '=', serviceID)
    .execute();

export async function insertRegion(trx: Trx, region: NewRegion): Promise<number> {
  const { insertId } = await trx.insertInto('service_regions').values(region).executeTakeFirstOrThrow();
  return Number(insertId);
}
