import { asPromotion, type Promotion } from '../../sort-rank.ts';
import { type PicturePool, picturesOf, type StoredPicture } from '../pictures.ts';
import type { Gazetteer } from '../places.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import type { DemoUser } from '../users.ts';
import { describe, exchangeWish } from './description.ts';
import { draftProperty, type PropertyDraft } from './draft.ts';

const dayMs = 86_400_000;

/** A package bought for an ad. */
export interface Purchase {
  packageType: 2 | 4;
  /** Days, as the package of that length counts. */
  quantity: number;
  ordered: Date;
  /** Null where the order was never paid. */
  activated: Date | null;
}

/** An ad as it will stand in the database, still without ids. */
export interface PropertyAd {
  draft: PropertyDraft;
  userID: number;
  advertiserType: DemoUser['advertiserType'];
  description: string;
  exchangeDesc: string | null;
  created: Date;
  updated: Date;
  promotion: Promotion;
  purchase: Purchase | null;
  pictures: StoredPicture[];
}

export interface AdOptions {
  gazetteer: Gazetteer;
  pool: PicturePool;
  owners: readonly DemoUser[];
  now: Date;
  /** How often an ad is promoted, how many pictures it has: believable for people, lean for benchmarks. */
  promoted: { pro: number; kiemelt: number };
  galleries: boolean;
}

/**
 * A series of ads, oldest first as their ids would have been given; the same for the same seed and clock.
 * The order also keeps inserting cheap: an index that ends in the time of publication grows at few places.
 */
export function* propertyAds(
  options: AdOptions,
  count: number,
  seed = 'property ads',
): Generator<PropertyAd> {
  const random = createRandom(seedOf(seed));
  for (let i = 0; i < count; i++) yield propertyAd(options, random, i, count);
}

function propertyAd(options: AdOptions, random: Random, index: number, count: number): PropertyAd {
  const { gazetteer, pool, owners, now, promoted, galleries } = options;
  const draft = draftProperty(random, gazetteer);
  // More of them are recent than old, over eighteen months.
  const age = (1 - (index + random.next()) / count) ** 1.4 * 547 + 0.02;
  const created = new Date(now.getTime() - Math.round(age * dayMs));
  const owner = ownerOf(owners, random, index);
  const purchase = purchaseOf(promoted, random, created, now);
  const promotion = inForce(purchase, now);
  return {
    draft,
    userID: owner.userID,
    advertiserType: owner.advertiserType,
    description: describe(draft, random, now.getFullYear()),
    exchangeDesc: exchangeWish(draft, random),
    created,
    updated: random.chance(0.4)
      ? new Date(created.getTime() + random.next() * (now.getTime() - created.getTime()))
      : created,
    promotion,
    purchase,
    pictures: picturesOf(draft, pool, pictureCount(random, purchase, galleries), random),
  };
}

/** The demo owner has every 27th ad; estate agents have more of the others than private people. */
function ownerOf(owners: readonly DemoUser[], random: Random, index: number): DemoUser {
  const [first] = owners;
  if (first && index % 27 === 0) return first;
  const candidate = random.pick(owners);
  return candidate.advertiserType === 'magánszemély' && random.chance(0.4) ? random.pick(owners) : candidate;
}

function purchaseOf(
  promoted: AdOptions['promoted'],
  random: Random,
  created: Date,
  now: Date,
): Purchase | null {
  const draw = random.next();
  const age = (now.getTime() - created.getTime()) / dayMs;
  if (draw < promoted.pro) return running(4, random.pick([30, 30, 90]), age, random, now);
  if (draw < promoted.pro + promoted.kiemelt)
    return running(2, random.pick([7, 30, 30, 90]), age, random, now);
  // Some were promoted once, some ordered and never paid.
  if (draw < (promoted.pro + promoted.kiemelt) * 1.4 && age > 130) {
    const activated = new Date(created.getTime() + random.between(0, 10) * dayMs);
    return { packageType: random.chance(0.25) ? 4 : 2, quantity: 30, ordered: activated, activated };
  }
  return draw > 0.97 && promoted.pro > 0.05
    ? { packageType: 2, quantity: 30, ordered: created, activated: null }
    : null;
}

/** Bought after the ad appeared and not yet over. */
function running(packageType: 2 | 4, quantity: number, age: number, random: Random, now: Date): Purchase {
  const daysAgo = Math.min(age, quantity - 1) * random.between(0.04, 0.96);
  const activated = new Date(now.getTime() - Math.round(daysAgo * dayMs));
  return { packageType, quantity, ordered: activated, activated };
}

const inForce = (purchase: Purchase | null, now: Date): Promotion =>
  purchase?.activated && now.getTime() - purchase.activated.getTime() < purchase.quantity * dayMs
    ? asPromotion(purchase.packageType)
    : 0;

/** A PRO ad shows a gallery, and keeps it when PRO is over; the others have one picture, a few have none. */
function pictureCount(random: Random, purchase: Purchase | null, galleries: boolean): number {
  if (!galleries) return 1;
  if (purchase?.packageType === 4) return random.int(4, 18);
  return random.chance(0.02) ? 0 : 1;
}
