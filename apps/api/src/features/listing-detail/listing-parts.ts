import type { Database } from '@piacter/db';
import { listingImages } from '../images/index.ts';
import { type ListingRef, type PromotionMark, promotionAt } from '../listings/index.ts';
import { promotionOf } from '../packages/index.ts';
import { selectPrices } from '../prices/index.ts';
import { findTimetable } from '../timetables/index.ts';
import { selectVideoLinks } from '../videos/index.ts';

/** The row's mark, or the orders where it has run out: another one may have begun at that moment. */
export async function packageTypeOf(db: Database, listing: ListingRef, mark: PromotionMark, now: Date) {
  const marked = promotionAt(now, mark);
  if (marked > 0 || mark.promotion === 0) return marked;
  return (await promotionOf(db, listing, now)).promotion;
}

/** What hangs on a listing whose page shows all of it to everybody: no gate of PRO (decisions, Listings). */
export async function partsOf(db: Database, listing: ListingRef, mainImgID: number | null) {
  const [images, videoLinks, timetable, priceTable] = await Promise.all([
    listingImages(db, listing, mainImgID),
    selectVideoLinks(db, listing),
    findTimetable(db, listing),
    selectPrices(db, listing),
  ]);
  return { images, videoLinks, timetable, priceTable };
}

export type ListingParts = Awaited<ReturnType<typeof partsOf>>;
