import type { ListingKind } from '@piacter/contracts/listings/values';
import { noPromotion, packageTypes } from '@piacter/contracts/packages/values';
import { type Promotion, sortRank, toPromotion } from '../sort-rank.ts';
import type { ChoosePicture, PicturePool, ResultPlace, StoredPicture } from './pictures.ts';
import type { Gazetteer } from './places.ts';
import type { Random } from './random.ts';
import type { DemoUser } from './users.ts';

const dayMs = 86_400_000;

/** A package bought for a listing. */
export interface Purchase {
  packageType: Promotion;
  /** Days, as the package of that length counts. */
  quantity: number;
  ordered: Date;
  /** Null where the order was never paid. */
  activated: Date | null;
}

/** What every kind of listing has, still without ids. */
export interface DemoListing {
  userID: number;
  created: Date;
  updated: Date;
  promotion: Promotion;
  purchase: Purchase | null;
  pictures: StoredPicture[];
}

/** What a series of listings of any kind is made from. */
export interface SeriesOptions {
  gazetteer: Gazetteer;
  pool: PicturePool;
  choosePicture: ChoosePicture;
  /** For galleries: with a source of their own, another picture in the pool changes no listing. */
  pictureRandom: Random;
  owners: readonly DemoUser[];
  now: Date;
  /** How often a listing is promoted, how many pictures it has: believable for people, lean for benchmarks. */
  promoted: { pro: number; kiemelt: number };
  galleries: boolean;
}

/** Who publishes the listing, when, and what was bought for it; the first listings of a series are the oldest. */
export function publication(options: SeriesOptions, random: Random, index: number, count: number) {
  const { owners, now, promoted } = options;
  // More of them are recent than old, over eighteen months.
  const age = (1 - (index + random.next()) / count) ** 1.4 * 547 + 0.02;
  const created = new Date(now.getTime() - Math.round(age * dayMs));
  const owner = pickOwner(owners, random, index);
  const purchase = pickPurchase(promoted, random, created, now);
  const promotion = inForce(purchase, now);
  return { created, owner, purchase, promotion };
}

/** Where the listing stands in a search. */
export const getResultPlace = (
  { promotion, created }: Pick<DemoListing, 'promotion' | 'created'>,
  kind: ListingKind,
  filteredBy: string,
): ResultPlace => ({ kind, filteredBy, rank: sortRank(promotion, created, 0), promoted: promotion > 0 });

/** When it was last changed: many never were. */
export const lastChange = (created: Date, now: Date, random: Random): Date =>
  random.chance(0.4)
    ? new Date(created.getTime() + random.next() * (now.getTime() - created.getTime()))
    : created;

/** The demo account has every 27th listing; firms have more of the others than private people. */
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
  // Some were promoted once, some ordered and never paid.
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

/** Bought after the listing appeared and not yet over. */
function running(packageType: Promotion, quantity: number, age: number, random: Random, now: Date): Purchase {
  const daysAgo = Math.min(age, quantity - 1) * random.between(0.04, 0.96);
  const activated = new Date(now.getTime() - Math.round(daysAgo * dayMs));
  return { packageType, quantity, ordered: activated, activated };
}

const inForce = (purchase: Purchase | null, now: Date): Promotion =>
  purchase?.activated && now.getTime() - purchase.activated.getTime() < purchase.quantity * dayMs
    ? toPromotion(purchase.packageType)
    : noPromotion;
