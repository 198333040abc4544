import {
  regionTypes,
  type ServiceRegion,
  type ServiceRegionBody,
  serviceLimits,
} from '@piacter/contracts/services';
import { isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { listingRef, type RelationTable, toggleRelation, viewpointOf } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  deleteRelation,
  findOwnerOf,
  insertProfession,
  insertRegion,
  type RegionRow,
  selectCountries,
  selectProfessions,
  selectRegions,
} from './chosen.queries.ts';
import { coveredPlace } from './covered-place.ts';

const wholeCountries: RelationTable = {
  kind: 'service',
  table: 'service_countries',
  entry: 'countryID',
};

interface ChosenDeps extends Pick<Deps, 'db'> {
  lookups: LookupService;
  places: PlaceService;
  /** A change of what hangs on an own service, under its lock; the derived columns follow. */
  change: <Result>(
    session: Session,
    serviceID: number,
    work: (trx: Trx) => Promise<Result>,
  ) => Promise<Result>;
}

const tooMany = (message: string) => new ApiError('conflict', { message });

/** Runs an insert; a unique key that says no becomes `already_chosen`. */
async function once(insert: Promise<number>, message: string): Promise<number> {
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
}: RegionRow): ServiceRegion => ({
  relationID,
  serviceID,
  countryID,
  ...(regionType === regionTypes.region
    ? { regionType: regionTypes.region, regionName }
    : { regionType: regionTypes.settlement, settlementName: regionName }),
});

/** What a professional chooses for a service: professions, whole countries, regions and settlements (PRO-03, 04, 06). */
export function chosenService({ db, lookups, places, change }: ChosenDeps) {
  const ofVisible = async <Rows>(
    select: (source: Deps['db'], serviceID: number) => Promise<Rows>,
    serviceID: number,
    viewer: Session | null,
  ): Promise<Rows> => {
    await viewpointOf(db, listingRef('service', serviceID), viewer);
    return select(db, serviceID);
  };

  /** Takes a relation off the own service that it belongs to, unless `assertSpare` throws. */
  async function remove(
    session: Session,
    table: Parameters<typeof findOwnerOf>[1],
    relationID: number,
    assertSpare: (trx: Trx, serviceID: number) => Promise<void> = async () => {},
  ): Promise<void> {
    const serviceID = await findOwnerOf(db, table, relationID, session.userID);
    if (serviceID === undefined) throw notFound();
    await change(session, serviceID, async (trx) => {
      await assertSpare(trx, serviceID);
      if (!(await deleteRelation(trx, table, { relationID, serviceID }))) throw notFound();
    });
  }

  return {
    professions: (serviceID: number, viewer: Session | null) =>
      ofVisible(selectProfessions, serviceID, viewer),

    countries: (serviceID: number, viewer: Session | null) => ofVisible(selectCountries, serviceID, viewer),

    async regions(serviceID: number, regionType: number, viewer: Session | null): Promise<ServiceRegion[]> {
      const rows = await ofVisible(selectRegions, serviceID, viewer);
      return rows.filter((row) => row.regionType === regionType).map(toRegion);
    },

    /** Adds a profession; one that is chosen already is `already_chosen`. */
    async addProfession(session: Session, serviceID: number, serviceTypeID: number): Promise<number> {
      await lookups.assertChoices([['serviceTypeID', 'professions', serviceTypeID]]);
      return change(session, serviceID, async (trx) => {
        const chosen = await selectProfessions(trx, serviceID);
        const isChosen = chosen.some((one) => one.serviceTypeID === serviceTypeID);
        if (!isChosen && chosen.length >= serviceLimits.serviceTypes)
          throw tooMany(`Egy szolgáltatáshoz legfeljebb ${serviceLimits.serviceTypes} szakmát választhatsz!`);
        return once(
          insertProfession(trx, serviceID, serviceTypeID),
          'Ezt a szakmát már kiválasztottad ehhez a szolgáltatáshoz!',
        );
      });
    },

    /** The last profession stays: without one nobody would find the service. */
    removeProfession: (session: Session, relationID: number): Promise<void> =>
      remove(session, 'service_relations', relationID, async (trx, serviceID) => {
        if ((await selectProfessions(trx, serviceID)).length === 1)
          throw new ApiError('conflict', { message: 'Az utolsó szakmát nem törölheted!' });
      }),

    /** Adds a region or a settlement; the same one twice is `already_chosen`. */
    async addRegion(session: Session, body: ServiceRegionBody): Promise<number> {
      await lookups.assertCountry('countryID', body.countryID);
      const place = coveredPlace(await places.gazetteer(), body);
      return change(session, body.serviceID, async (trx) => {
        const chosen = await selectRegions(trx, body.serviceID);
        const ofType = chosen.filter(({ regionType }) => regionType === body.regionType);
        if (ofType.length >= serviceLimits.regions)
          throw tooMany(`Legfeljebb ${serviceLimits.regions} ilyen területet választhatsz!`);
        return once(insertRegion(trx, place), 'Ezt a területet már kiválasztottad!');
      });
    },

    removeRegion: (session: Session, relationID: number): Promise<void> =>
      remove(session, 'service_regions', relationID),

    /** Makes a service cover a whole country, or takes that away; true when it does now. */
    async toggleCountry(session: Session, serviceID: number, countryID: number): Promise<boolean> {
      await lookups.assertCountry('countryID', countryID);
      return change(session, serviceID, (trx) => toggleRelation(trx, wholeCountries, serviceID, countryID));
    },
  };
}
