import { toFlag } from '@piacter/contracts/core';
import { packageTypes } from '@piacter/contracts/packages';
import type { PropertyDetail } from '@piacter/contracts/properties';
import { decodeMask } from '../../core/bit-mask.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { listingImages } from '../images/read/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { getPackageType } from '../packages/index.ts';
import { selectVideoLinks } from '../videos/index.ts';
import { findProperty, type PropertyRow } from './find-property.ts';
import { toDetail } from './property-detail.mapper.ts';

interface DetailDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
}

const onlyMainImage = ({ mainImgID, mainImg }: PropertyRow): PropertyDetail['images'] =>
  mainImgID === null || mainImg === null ? [] : [{ imgID: mainImgID, path: mainImg, isMainImg: 1, order: 0 }];

/** One property for a visitor, its owner or the admin (SRP-02). Most views take a single statement. */
export const createPropertyDetail =
  ({ db, readDb, clock, lookups }: DetailDeps) =>
  async (realEstateID: number, viewer: Session | null): Promise<PropertyDetail> => {
    // A signed-in user may just have changed the property: read the primary, not a replica.
    const source = viewer ? db : readDb;
    const listing = listingRef('property', realEstateID);
    const [row, names, { locations }] = await Promise.all([
      findProperty(source, realEstateID, viewer, clock.now()),
      lookups.names(),
      lookups.rows(),
    ]);
    if (!row) throw notFound(listingSpecs.property.notFoundMessage);
    const packageType = await getPackageType(readDb, listing, row, clock.now());
    const isOwn = viewer?.userID === row.userID;
    const isPro = packageType === packageTypes.pro;
    const isInsider = isOwn || viewer?.role === 'admin';
    const [images, videoLinks] = await Promise.all([
      isPro || isInsider ? listingImages(source, listing, row.mainImgID) : onlyMainImage(row),
      isPro ? selectVideoLinks(source, listing) : [],
    ]);
    const specialLocations = decodeMask(locations, row.specialMask).map(({ locationID, locationName }) => ({
      locationID,
      locationName,
    }));
    return toDetail(row, names, { packageType, images, videoLinks, specialLocations, isOwn: toFlag(isOwn) });
  };
