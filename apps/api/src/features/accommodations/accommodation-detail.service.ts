import type { AccommodationDetail, AccommodationRecord } from '@piacter/contracts/accommodations';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { packageTypeOf, partsOf } from '../listing-detail/index.ts';
import { accommodationRef, idFromUrl, listingKinds } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { toDetail, toRecord } from './accommodation-detail.mapper.ts';
import { findAccommodation } from './accommodation-detail.queries.ts';

interface DetailDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
}

/** One accommodation: for its host's form, and as a visitor, its host or the admin may see it (SAC-06). */
export function accommodationDetail({ db, readDb, clock, lookups }: DetailDeps) {
  async function find(source: Deps['db'], accommodationID: number, viewer: Session | null) {
    const row = await findAccommodation(source, accommodationID, viewer);
    if (!row) throw notFound(listingKinds.accommodationID.absent);
    const [names, rows, packageType] = await Promise.all([
      lookups.names(),
      lookups.rows(),
      packageTypeOf(source, accommodationRef(accommodationID), row, clock.now()),
    ]);
    return { row, known: { names, rows, packageType } };
  }

  return {
    /** An own accommodation with the ids of its groups (HOST-03). */
    async own(session: Session, accommodationID: number): Promise<AccommodationRecord> {
      const { row, known } = await find(db, accommodationID, session);
      if (row.userID !== session.userID) throw notFound(listingKinds.accommodationID.absent);
      return toRecord(row, known);
    },

    /** By the address of its page. */
    async ofPage(url: string, viewer: Session | null): Promise<AccommodationDetail> {
      // Who may change a listing has to see the last change, whatever a replica says.
      const source = viewer ? db : readDb;
      const { row, known } = await find(source, idFromUrl(url), viewer);
      const parts = await partsOf(source, accommodationRef(row.accommodationID), row.mainImgID);
      return toDetail(row, known, { ...parts, isOwn: viewer?.userID === row.userID });
    },
  };
}
