import {
  radiiReached,
  regionTypes,
  type ServiceRegion,
  type ServiceRegionBody,
  serviceLimits,
  type serviceRegionChange,
} from '@piacter/contracts/services';
import type { z } from 'zod';
import { isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { getViewpoint } from '../listings/index.ts';
import { type RelationTable, toggleRelation } from '../listings/relations/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { resolveRegion } from './resolve-region.ts';
import {
  deleteRelation,
  findOwnServiceID,
  insertProfession,
  insertRegion,
  type RegionRow,
  selectCountries,
  selectProfessions,
  selectRegions,
  updateRadius,
} from './service-coverage.queries.ts';

const wholeCountries: RelationTable = {
  kind: 'service',
  table: 'service_countries',
  entry: 'countryID',
};

interface CoverageDeps extends Pick<Deps, 'db'> {
  lookups: LookupService;
  places: PlaceService;
  /** Changes a part of one of the caller's services under the lock of its row; recomputes the derived columns. */
  change: <Result>(
    session: Session,
    serviceID: number,
    work: (trx: Trx) => Promise<Result>,
  ) => Promise<Result>;
}

const limitExceeded = (message: string) => new ApiError('conflict', { message });

/** Runs an insert; a violated unique key becomes `already_chosen`. */
async function insertUnique(insert: Promise<number>, message: string): Promise<number> {
  try {
    return await insert;
  } catch (error) {
    if (isDuplicate(error)) throw new ApiError('already_chosen', { message });
    throw error;
  }
}

const toRegion = ({
  relationID,
  serviceID,
  countryID,
  regionType,
  regionName,
  radius,
}: RegionRow): ServiceRegion => ({
  relationID,
  serviceID,
  countryID,
  radius,
  ...(regionType === regionTypes.region
    ? { regionType: regionTypes.region, regionName }
    : { regionType: regionTypes.settlement, settlementName: regionName }),
});

/** Throws where a place cannot have the radius beside what else is selected: what is around it is written row by row. */
function assertRadius(
  { regionType, placeID, radius }: Pick<RegionRow, 'regionType' | 'placeID' | 'radius'>,
  others: readonly RegionRow[],
): void {
  if (radius === 0) return;
  if (regionType !== regionTypes.settlement || placeID === null)
    throw invalidField(
      'radius',
      'Körzete csak a településjegyzékben szereplő településnek lehet, válaszd a „Csak itt” lehetőséget!',
    );
  if (others.filter((other) => other.radius > 0).length >= serviceLimits.radii)
    throw limitExceeded(radiiReached);
}

/**
 * The professions, countries, regions and settlements that a professional selects for a service (PRO-03, PRO-04,
 * PRO-06).
 */
export function createServiceCoverage({ db, lookups, places, change }: CoverageDeps) {
  const selectVisible = async <Rows>(
    select: (source: Deps['db'], serviceID: number) => Promise<Rows>,
    serviceID: number,
    viewer: Session | null,
  ): Promise<Rows> => {
    await getViewpoint(db, listingRef('service', serviceID), viewer);
    return select(db, serviceID);
  };

  /** Deletes a relation of one of the caller's services, unless `assertRemovable` throws. */
  async function remove(
    session: Session,
    table: Parameters<typeof findOwnServiceID>[1],
    relationID: number,
    assertRemovable: (trx: Trx, serviceID: number) => Promise<void> = async () => {},
  ): Promise<void> {
    const serviceID = await findOwnServiceID(db, table, relationID, session.userID);
    if (serviceID === undefined) throw notFound();
    await change(session, serviceID, async (trx) => {
      await assertRemovable(trx, serviceID);
      if (!(await deleteRelation(trx, table, { relationID, serviceID }))) throw notFound();
    });
  }

  return {
    professions: (serviceID: number, viewer: Session | null) =>
      selectVisible(selectProfessions, serviceID, viewer),

    countries: (serviceID: number, viewer: Session | null) =>
      selectVisible(selectCountries, serviceID, viewer),

    async regions(serviceID: number, regionType: number, viewer: Session | null): Promise<ServiceRegion[]> {
      const rows = await selectVisible(selectRegions, serviceID, viewer);
      return rows.filter((row) => row.regionType === regionType).map(toRegion);
    },

    /** Adds a profession; throws `already_chosen` for a duplicate. */
    async addProfession(session: Session, serviceID: number, serviceTypeID: number): Promise<number> {
      await lookups.assertChoices([['serviceTypeID', 'professions', serviceTypeID]]);
      return change(session, serviceID, async (trx) => {
        const selected = await selectProfessions(trx, serviceID);
        const isSelected = selected.some((one) => one.serviceTypeID === serviceTypeID);
        if (!isSelected && selected.length >= serviceLimits.serviceTypes)
          throw limitExceeded(
            `Egy szolgáltatáshoz legfeljebb ${serviceLimits.serviceTypes} szakmát választhatsz, előbb törölj egyet!`,
          );
        return insertUnique(
          insertProfession(trx, serviceID, serviceTypeID),
          'Ezt a szakmát már kiválasztottad ehhez a szolgáltatáshoz, válassz másikat!',
        );
      });
    },

    /** The last profession cannot be removed: the service would not be found. */
    removeProfession: (session: Session, relationID: number): Promise<void> =>
      remove(session, 'service_relations', relationID, async (trx, serviceID) => {
        if ((await selectProfessions(trx, serviceID)).length === 1)
          throw new ApiError('conflict', {
            message: 'Az utolsó szakmát nem törölheted, előbb adj hozzá másikat!',
          });
      }),

    /** Adds a region or a settlement; throws `already_chosen` for a duplicate. */
    async addRegion(session: Session, body: ServiceRegionBody): Promise<number> {
      await lookups.assertCountry('countryID', body.countryID);
      const place = resolveRegion(await places.gazetteer(), body);
      return change(session, body.serviceID, async (trx) => {
        const selected = await selectRegions(trx, body.serviceID);
        const ofType = selected.filter(({ regionType }) => regionType === body.regionType);
        if (ofType.length >= serviceLimits.regions)
          throw limitExceeded(
            `Legfeljebb ${serviceLimits.regions} ilyen munkaterületet választhatsz, előbb törölj egyet!`,
          );
        assertRadius(place, selected);
        return insertUnique(
          insertRegion(trx, place),
          'Ezt a munkaterületet már kiválasztottad, válassz másikat!',
        );
      });
    },

    /** Changes the radius around a covered settlement. */
    async changeRegion(
      session: Session,
      relationID: number,
      { radius }: z.output<typeof serviceRegionChange>,
    ): Promise<void> {
      const serviceID = await findOwnServiceID(db, 'service_regions', relationID, session.userID);
      if (serviceID === undefined) throw notFound();
      await change(session, serviceID, async (trx) => {
        const selected = await selectRegions(trx, serviceID);
        const region = selected.find((one) => one.relationID === relationID);
        if (!region) throw notFound();
        assertRadius(
          { ...region, radius },
          selected.filter((one) => one !== region),
        );
        await updateRadius(trx, { relationID, serviceID, radius });
      });
    },

    removeRegion: (session: Session, relationID: number): Promise<void> =>
      remove(session, 'service_regions', relationID),

    /** Adds or removes a whole country; true when the service covers it afterwards. */
    async toggleCountry(session: Session, serviceID: number, countryID: number): Promise<boolean> {
      await lookups.assertCountry('countryID', countryID);
      return change(session, serviceID, (trx) => toggleRelation(trx, wholeCountries, serviceID, countryID));
    },
  };
}
