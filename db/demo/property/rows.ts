import { propertySearchText } from '../../search-text.ts';
import { type Promotion, sortRank } from '../../sort-rank.ts';
import { endOfPackage } from '../validity.ts';
import type { PropertyAd } from './ads.ts';

/** Bits of the special locations in a listing's mask, by id. */
export type LocationBits = ReadonlyMap<number, bigint>;

/** The mask needs more than the 53 bits of a number, hence a bigint. */
const maskOf = (locations: readonly number[], bits: LocationBits): bigint =>
  locations.reduce((mask, id) => mask | (bits.get(id) ?? 0n), 0n);

/** A row of real_estates with every derived column. `mainImgID` is the id that its first picture gets. */
export function propertyRow(ad: PropertyAd, realEstateID: number, mainImgID: number, bits: LocationBits) {
  const { place, specialLocations, ...fields } = ad.draft;
  const [mainPicture] = ad.pictures;
  return {
    realEstateID,
    userID: ad.userID,
    countryID: place.countryID,
    regionID: place.regionID,
    settlementID: place.settlementID,
    settlement: place.name,
    countyRegion: place.county,
    advertiserType: ad.advertiserType,
    ...fields,
    description: ad.description,
    exchangeDesc: ad.exchangeDesc,
    created: ad.created,
    updated: ad.updated,
    promotion: ad.promotion as Promotion,
    promotedUntil: ad.promotion > 0 ? endOf(ad) : null,
    sortRank: sortRank(ad.promotion, ad.created, realEstateID),
    searchText: propertySearchText({
      settlement: place.name,
      countyRegion: place.county,
      street: fields.street,
      disableAddress: fields.disableAddress,
      description: ad.description,
      exchangeDesc: ad.exchangeDesc,
    }),
    specialMask: maskOf(specialLocations, bits),
    mainImgID: mainPicture ? mainImgID : null,
    mainImg: mainPicture?.path ?? null,
    imageCount: ad.pictures.length,
  };
}

export const imageRows = (ad: PropertyAd, realEstateID: number, firstImgID: number) =>
  ad.pictures.map((picture, i) => ({
    imgID: firstImgID + i,
    realEstateID,
    ...picture,
    sortOrder: i,
    created: ad.created,
  }));

export const locationRows = (ad: PropertyAd, realEstateID: number) =>
  ad.draft.specialLocations.map((locationID) => ({ realEstateID, locationID }));

const endOf = ({ purchase }: PropertyAd): Date | null =>
  purchase?.activated ? endOfPackage(purchase.activated, purchase.quantity) : null;

/** A package as it stood when an order took it over. */
export interface PackageOnOffer {
  packageID: number;
  packageName: string;
  packageType: number;
  quantity: number;
  priceAt(day: Date): number;
}

/** The order behind a promotion, past, running or unpaid; nothing where nothing was ordered. */
export function orderRow(ad: PropertyAd, realEstateID: number, packages: readonly PackageOnOffer[]) {
  const { purchase } = ad;
  const offer = packages.find(
    (one) => one.packageType === purchase?.packageType && one.quantity === purchase.quantity,
  );
  if (!purchase || !offer) return null;
  const { priceAt, ...bought } = offer;
  return {
    ...bought,
    userID: ad.userID,
    realEstateID,
    price: priceAt(purchase.ordered),
    created: purchase.ordered,
    activationDate: purchase.activated,
    isActive: purchase.activated ? 1 : 0,
    validFrom: purchase.activated,
    validTo: endOf(ad),
  };
}
