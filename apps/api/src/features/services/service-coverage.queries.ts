import type { RegionType } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
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
    .select(['relationID', 'serviceID', 'countryID', 'regionType', 'regionName'])
    .where('serviceID', '=', serviceID)
    .orderBy('relationID')
    .execute();

export type RegionRow = Awaited<ReturnType<typeof selectRegions>>[number];

type RelationTable = 'service_relations' | 'service_regions';

/** The own service that a relation belongs to; undefined for somebody else's. */
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
}

export async function insertRegion(trx: Trx, region: NewRegion): Promise<number> {
  const { insertId } = await trx.insertInto('service_regions').values(region).executeTakeFirstOrThrow();
  return Number(insertId);
}
