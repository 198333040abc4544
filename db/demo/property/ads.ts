import { dayMs } from '@piacter/contracts/core/days';
import { packageTypes } from '@piacter/contracts/packages/values';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import {
  type DemoListing,
  getResultPlace,
  lastChange,
  type Purchase,
  publication,
  type SeriesOptions,
} from '../listing.ts';
import { createRandom, hashSeed, type Random } from '../random.ts';
import type { DemoUser } from '../users.ts';
import { describe, exchangeWish } from './description.ts';
import { draftProperty, moveTo, type PropertyDraft } from './draft.ts';
import { pickPictures } from './pictures.ts';

/** An ad ready to be inserted, without ids. */
export interface PropertyAd extends DemoListing {
  draft: PropertyDraft;
  advertiserType: DemoUser['advertiserType'];
  description: string;
  exchangeDesc: string | null;
  /** The last change of the price, for some. */
  drop: PriceDrop | null;
}

/** From a price in thousands of forints. */
interface PriceDrop {
  from: number;
  at: Date;
}

/** One of nine ads has become cheaper within the last four weeks. Without randomness, which the other fields share. */
function findDrop(price: number, created: Date, now: Date, index: number): PriceDrop | null {
  const at = new Date(now.getTime() - (2 + (index % 25)) * dayMs);
  if (index % 9 !== 4 || at <= created) return null;
  return { from: price + Math.max(1, Math.round((price * (3 + (index % 7))) / 100)), at };
}

/**
 * A series of ads, oldest first; the same for the same seed and clock. The order also keeps inserts cheap, as indexes
 * that end with the creation time grow in few places.
 */
export function* propertyAds(
  options: SeriesOptions,
  count: number,
  seed = 'property ads',
): Generator<PropertyAd> {
  const random = createRandom(hashSeed(seed));
  for (let i = 0; i < count; i++) yield propertyAd(options, random, i, count);
}

/**
 * One of three flats in a town moves to a busy one: for sale, so that there are enough for their prices to be compared
 * (PRICE-02), and to let, so that what is searched most finds some. With randomness of its own, so that nothing else
 * changes.
 */
function gather(
  draft: PropertyDraft,
  { busyTowns, gazetteer }: SeriesOptions,
  random: Random,
  index: number,
): PropertyDraft {
  const { place, houseType, adType } = draft;
  const town = adType === adTypes.rent ? busyTowns?.rent : busyTowns?.sale;
  const isLike =
    houseType === houseTypes.flat &&
    (adType === adTypes.sale || adType === adTypes.rent) &&
    place.tier === 'town' &&
    !place.isLakeside &&
    index % 3 === 0;
  return town && isLike ? moveTo(town, draft, random.fork(`moved ${index}`), gazetteer) : draft;
}

function propertyAd(options: SeriesOptions, random: Random, index: number, count: number): PropertyAd {
  const { gazetteer, now, galleries } = options;
  const draft = gather(draftProperty(random, gazetteer), options, random, index);
  const { owner, ...published } = publication(options, random, index, count);
  return {
    ...published,
    draft,
    userID: owner.userID,
    advertiserType: owner.advertiserType,
    description: describe(draft, random, now.getFullYear()),
    exchangeDesc: exchangeWish(draft, random),
    drop: findDrop(draft.price, published.created, now, index),
    updated: lastChange(published.created, now, random),
    pictures: pickPictures(
      draft,
      {
        ...options,
        place: getResultPlace(published, 'property', `${draft.houseType}`),
        count: pictureCount(random, published.purchase, galleries),
      },
      random,
    ),
  };
}

/** An ad with PRO has a gallery, which it keeps afterwards; most others have one picture, a few have none. */
function pictureCount(random: Random, purchase: Purchase | null, galleries: boolean): number {
  if (!galleries) return 1;
  if (purchase?.packageType === packageTypes.pro) return random.int(4, 18);
  return random.chance(0.02) ? 0 : 1;
}
