import type { PropertyDetail } from '@piacter/contracts/properties';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { propertyRef } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { promotionOf } from '../packages/index.ts';
import { promotionAt } from './property-card.ts';
import { toDetail } from './property-detail.mapper.ts';
import {
  findProperty,
  type PropertyRow,
  selectImagesOfProperty,
  selectVideosOfProperty,
} from './property-detail.queries.ts';

interface DetailDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
}

const pro = 4;

const onlyMainImage = ({ mainImgID, mainImg }: PropertyRow): PropertyDetail['images'] =>
  mainImgID === null || mainImg === null ? [] : [{ imgID: mainImgID, path: mainImg, isMainImg: 1, order: 0 }];

/** One property as a visitor, its owner or the admin may see it (SRP-02). Most views are one statement. */
export function propertyDetail({ db, readDb, clock, lookups }: DetailDeps) {
  /** The row's mark, or the orders where it has run out: another one may have begun at that moment. */
  async function packageTypeOf(row: PropertyRow, now: Date) {
    const marked = promotionAt(now, row);
    if (marked > 0 || row.promotion === 0) return marked;
    return (await promotionOf(readDb, propertyRef(row.realEstateID), now)).promotion;
  }

  async function imagesOf(source: Deps['db'], row: PropertyRow): Promise<PropertyDetail['images']> {
    const images = await selectImagesOfProperty(source, row.realEstateID);
    return images.map(({ imgID, path, sortOrder }) => ({
      imgID,
      path,
      isMainImg: imgID === row.mainImgID ? 1 : 0,
      order: sortOrder,
    }));
  }

  return async (realEstateID: number, viewer: Session | null): Promise<PropertyDetail> => {
    // Who may change an ad has to see the last change, whatever a replica says.
    const source = viewer ? db : readDb;
    const [row, names, { locations }] = await Promise.all([
      findProperty(source, realEstateID, viewer),
      lookups.names(),
      lookups.rows(),
    ]);
    if (!row) throw notFound('A keresett hirdetés nem található!');
    const packageType = await packageTypeOf(row, clock.now());
    const isOwn = viewer?.userID === row.userID;
    const isPro = packageType === pro;
    const isInsider = isOwn || viewer?.role === 'admin';
    const [images, videoLinks] = await Promise.all([
      isPro || isInsider ? imagesOf(source, row) : onlyMainImage(row),
      isPro ? selectVideosOfProperty(source, realEstateID) : [],
    ]);
    const mask = BigInt(row.specialMask);
    const specialLocations = locations
      .filter(({ bit }) => (mask >> BigInt(bit)) & 1n)
      .map(({ locationID, locationName }) => ({ locationID, locationName }));
    return toDetail(row, names, { packageType, images, videoLinks, specialLocations, isOwn });
  };
}
