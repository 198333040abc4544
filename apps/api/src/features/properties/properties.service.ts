import type { OwnPropertyCard, PropertyBody } from '@piacter/contracts/properties';
import { inTransaction } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { ImageService } from '../images/index.ts';
import { lockOwnListing, propertyRef } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { type DerivedFrom, refreshDerived } from './derived-columns.ts';
import { highlightedProperties } from './highlighted.ts';
import {
  deleteProperty,
  findLocations,
  insertProperty,
  replaceLocations,
  selectOwnCards,
  toggleLocation,
  updateProperty,
} from './properties.queries.ts';
import { toCard } from './property-card.ts';
import { propertyDetail } from './property-detail.service.ts';
import { assertLookups, propertyRecord } from './property-record.ts';
import { propertySearch } from './property-search.service.ts';

interface PropertyDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
  images: Pick<ImageService, 'pathsOf' | 'removeUnused'>;
  random?: () => number;
}

const notFoundAd = () => notFound('A keresett hirdetés nem található!');

/** Property ads: writing, the owner's list, and what the public sees of them. */
export function propertyService(deps: PropertyDeps) {
  const { db, readDb, clock, lookups, places, images } = deps;
  const derivedFrom = async (): Promise<DerivedFrom> => ({
    gazetteer: await places.gazetteer(),
    now: clock.now(),
  });

  return {
    search: propertySearch(deps),
    highlighted: highlightedProperties(deps),
    detail: propertyDetail(deps),

    /** Posts an ad (OWN-03); the id of the new row. */
    async create({ userID }: Session, body: PropertyBody): Promise<number> {
      await assertLookups(body, lookups);
      const from = await derivedFrom();
      return inTransaction(db, async (trx) => {
        const realEstateID = await insertProperty(trx, userID, propertyRecord(body), from.now);
        await replaceLocations(trx, realEstateID, body.specialLocations ?? []);
        await refreshDerived(trx, realEstateID, from);
        return realEstateID;
      });
    },

    /** Replaces an own ad (OWN-04); special locations that are not sent stay as they are. */
    async replace({ userID }: Session, realEstateID: number, body: PropertyBody): Promise<void> {
      await assertLookups(body, lookups);
      const from = await derivedFrom();
      await inTransaction(db, async (trx) => {
        if (!(await updateProperty(trx, { realEstateID, userID }, propertyRecord(body), from.now)))
          throw notFoundAd();
        if (body.specialLocations) await replaceLocations(trx, realEstateID, body.specialLocations);
        await refreshDerived(trx, realEstateID, from);
      });
    },

    /** Deletes an own ad with all that hangs on it; orders stay in the books without it. */
    async remove({ userID }: Session, realEstateID: number): Promise<void> {
      const paths = await inTransaction(db, async (trx) => {
        const listing = propertyRef(realEstateID);
        await lockOwnListing(trx, listing, userID);
        const found = await images.pathsOf(trx, listing);
        if (!(await deleteProperty(trx, realEstateID, userID))) throw notFoundAd();
        return found;
      });
      await images.removeUnused(paths);
    },

    /** Own ads, newest first (OWN-01). */
    async own({ userID }: Session): Promise<OwnPropertyCard[]> {
      const [rows, names] = await Promise.all([selectOwnCards(db, userID), lookups.names()]);
      const now = clock.now();
      return rows.map((row) => {
        const card = toCard(row, names, now);
        return {
          ...card,
          disableAddress: row.disableAddress === 1 ? 1 : 0,
          updated: row.updated.toISOString(),
          promotedUntil: card.packageType === 0 ? null : (row.promotedUntil?.toISOString() ?? null),
        };
      });
    },

    /** Special locations of a shown ad, in the order of the list. */
    async locations(realEstateID: number) {
      const [chosen, { locations }] = await Promise.all([
        findLocations(readDb, realEstateID),
        lookups.rows(),
      ]);
      if (!chosen) throw notFoundAd();
      return locations.filter(({ locationID }) => chosen.includes(locationID));
    },

    /** Adds a special location to an own ad, or takes it away (OWN-15); true when the ad has it now. */
    async toggle({ userID }: Session, realEstateID: number, locationID: number): Promise<boolean> {
      const { locations } = await lookups.rows();
      if (!locations.some((location) => location.locationID === locationID)) throw notFound();
      const from = await derivedFrom();
      return inTransaction(db, async (trx) => {
        await lockOwnListing(trx, propertyRef(realEstateID), userID);
        const isChosen = await toggleLocation(trx, realEstateID, locationID);
        await refreshDerived(trx, realEstateID, from);
        return isChosen;
      });
    },
  };
}

export type PropertyService = ReturnType<typeof propertyService>;
