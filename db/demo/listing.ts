import { dayMs } from '@piacter/contracts/core/days';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { noPromotion, packageTypes } from '@piacter/contracts/packages/values';
import { type Promotion, sortRank, toPromotion } from '../sort-rank.ts';
import type { ChoosePicture, PicturePool, ResultPlace, StoredPicture } from './pictures.ts';
import type { Gazetteer, Place } from './places.ts';
import type { Random } from './random.ts';
import type { DemoUser } from './users.ts';

/** A package bought for a listing. */
export interface Purchase {
  packageType: Promotion;
  /** The package's length in days. */
  quantity: number;
  ordered: Date;
  /** Null for an unpaid order. */
  activated: Date | null;
}

/** The fields of every kind of listing, without ids. */
export interface DemoListing {
  userID: number;
  created: Date;
  updated: Date;
  promotion: Promotion;
  purchase: Purchase | null;
  pictures: StoredPicture[];
}

/** The inputs of a series of listings of any kind. */
export interface SeriesOptions {
  gazetteer: Gazetteer;
  /** Towns with many flats for sale and some to let; only in the demo. */
  busyTowns?: { sale: Place | undefined; rent: Place | undefined };
  pool: PicturePool;
  choosePicture: ChoosePicture;
  /** A separate source for galleries, so that another picture in the pool changes no listing. */
  pictureRandom: Random;
  owners: readonly DemoUser[];
  now: Date;
  /** The frequency of promotions and the number of pictures: realistic for the demo, minimal for benchmarks. */
  promoted: { pro: number; kiemelt: number };
  galleries: boolean;
}

/** The owner, creation time and package of a listing; the first listings of a series are the oldest. */
export function publication(options: SeriesOptions, random: Random, index: number, count: number) {
  const { owners, now, promoted } = options;
  // Recent ones are more frequent than old ones, within eighteen months.
  const age = (1 - (index + random.next()) / count) ** 1.4 * 547 + 0.02;
  const created = new Date(now.getTime() - Math.round(age * dayMs));
  const owner = pickOwner(owners, random, index);
  const purchase = pickPurchase(promoted, random, created, now);
  const promotion = inForce(purchase, now);
  return { created, owner, purchase, promotion };
}

/** The position of the listing in search results. */
export const getResultPlace = (
  { promotion, created }: Pick<DemoListing, 'promotion' | 'created'>,
  kind: ListingKind,
  filteredBy: string,
): ResultPlace => ({ kind, filteredBy, rank: sortRank(promotion, created, 0), promoted: promotion > 0 });

/** The time of the last change; many listings were never changed. */
export const lastChange = (created: Date, now: Date, random: Random): Date =>
  random.chance(0.4)
    ? new Date(created.getTime() + random.next() * (now.getTime() - created.getTime()))
    : created;

/** The demo account owns every 27th listing; firms own more of the others than individuals. */
function pickOwner(owners: readonly DemoUser[], random: Random, index: number): DemoUser {
  const [first] = owners;
  if (first && index % 27 === 0) return first;
  const candidate = random.pick(owners);
  return candidate.advertiserType === 'magánszemély' && random.chance(0.4) ? random.pick(owners) : candidate;
}

function pickPurchase(
  promoted: SeriesOptions['promoted'],
  random: Random,
  created: Date,
  now: Date,
): Purchase | null {
  const draw = random.next();
  const age = (now.getTime() - created.getTime()) / dayMs;
  if (draw < promoted.pro) return running(packageTypes.pro, random.pick([30, 30, 90]), age, random, now);
  if (draw < promoted.pro + promoted.kiemelt)
    return running(packageTypes.kiemelt, random.pick([7, 30, 30, 90]), age, random, now);
  // Some promotions have ended, some orders were never paid.
  if (draw < (promoted.pro + promoted.kiemelt) * 1.4 && age > 130) {
    const activated = new Date(created.getTime() + random.between(0, 10) * dayMs);
    return {
      packageType: random.chance(0.25) ? packageTypes.pro : packageTypes.kiemelt,
      quantity: 30,
      ordered: activated,
      activated,
    };
  }
  return draw > 0.97 && promoted.pro > 0.05
    ? { packageType: packageTypes.kiemelt, quantity: 30, ordered: created, activated: null }
    : null;
}

/** Bought after the listing was created, and still active. */
function running(packageType: Promotion, quantity: number, age: number, random: Random, now: Date): Purchase {
  const daysAgo = Math.min(age, quantity - 1) * random.between(0.04, 0.96);
  const activated = new Date(now.getTime() - Math.round(daysAgo * dayMs));
  return { packageType, quantity, ordered: activated, activated };
}

const inForce = (purchase: Purchase | null, now: Date): Promotion =>
  purchase?.activated && now.getTime() - purchase.activated.getTime() < purchase.quantity * dayMs
    ? toPromotion(purchase.packageType)
    : noPromotion;
