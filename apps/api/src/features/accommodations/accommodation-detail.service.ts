import type { AccommodationDetail, AccommodationRecord } from '@piacter/contracts/accommodations';
import { toFlag } from '@piacter/contracts/core';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { listingImages } from '../images/read/index.ts';
import { listingSpecs, parseListingUrl } from '../listings/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { getPackageType } from '../packages/index.ts';
import { selectPrices } from '../prices/index.ts';
import { selectStayPrices } from '../stays/rules/index.ts';
import { findTimetable } from '../timetables/read/index.ts';
import { selectVideoLinks } from '../videos/index.ts';
import { toDetail, toRecord } from './accommodation-detail.mapper.ts';
import { findAccommodation } from './find-accommodation.ts';

interface DetailDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
}

/** One accommodation: for its host's form, and for the public page, its host and the admin (SAC-06). */
export function createAccommodationDetail({ db, readDb, clock, lookups }: DetailDeps) {
  async function find(source: Deps['db'], accommodationID: number, viewer: Session | null) {
    const row = await findAccommodation(source, accommodationID, viewer, clock.now());
    if (!row) throw notFound(listingSpecs.accommodation.notFoundMessage);
    const [names, rows, packageType] = await Promise.all([
      lookups.names(),
      lookups.rows(),
      getPackageType(source, listingRef('accommodation', accommodationID), row, clock.now()),
    ]);
    return { row, context: { names, rows, packageType } };
  }

  return {
    /** One of the caller's accommodations with the ids of its groups (HOST-03). */
    async getOwn(session: Session, accommodationID: number): Promise<AccommodationRecord> {
      const { row, context } = await find(db, accommodationID, session);
      if (row.userID !== session.userID) throw notFound(listingSpecs.accommodation.notFoundMessage);
      return toRecord(row, context);
    },

    /** For the page at a slug URL. */
    async getPublic(url: string, viewer: Session | null): Promise<AccommodationDetail> {
      // A signed-in user may just have changed the listing: read the primary, not a replica.
      const source = viewer ? db : readDb;
      const { row, context } = await find(source, parseListingUrl(url), viewer);
      const listing = listingRef('accommodation', row.accommodationID);
      const [images, videoLinks, timetable, priceTable, prices] = await Promise.all([
        listingImages(source, listing, row.mainImgID),
        selectVideoLinks(source, listing),
        findTimetable(source, listing),
        selectPrices(source, listing),
        selectStayPrices(source, row.accommodationID),
      ]);
      const isOwn = viewer?.userID === row.userID;
      const parts = { images, videoLinks, timetable, priceTable, prices, isOwn: toFlag(isOwn) };
      return toDetail(row, context, parts);
    },
  };
}
