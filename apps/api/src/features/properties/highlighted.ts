import type { PropertyCard } from '@piacter/contracts/properties';
import { ShortLived } from '../../core/short-lived.ts';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import { selectCards, selectFirstAds } from './properties.queries.ts';
import { promotionAt, toCard } from './property-card.ts';

const mostShown = 12;
/** One row of the grid: a home page without a single promoted ad still shows something. */
const leastShown = 4;
/** Ads that are shuffled among; the rest of a larger market gets its turn as newer ones come and go. */
const poolSize = 600;
/** Milliseconds that the pool is kept. */
const lifeMs = 60_000;

const pro = 4;

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffling = [...items];
  for (let last = shuffling.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffling[last], shuffling[other]] = [shuffling[other] as Item, shuffling[last] as Item];
  }
  return shuffling;
}

interface HighlightDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  /** From 0 to below 1. */
  random?: () => number;
}

/**
 * At most twelve promoted ads in random order (HOME-06): PRO ones first choice, then Kiemelt. Fewer than four are
 * filled up to four with the newest ads that have a picture; those carry package type 0.
 */
export function highlightedProperties({ readDb, clock, lookups, random = Math.random }: HighlightDeps) {
  const pool = new ShortLived(() => selectFirstAds(readDb, poolSize), lifeMs, clock);

  return async (): Promise<PropertyCard[]> => {
    const now = clock.now();
    const [ads, names] = await Promise.all([pool.get(), lookups.names()]);
    const promoted = ads.filter((ad) => promotionAt(now, ad) > 0);
    const chosen = [
      ...shuffled(
        promoted.filter((ad) => ad.promotion === pro),
        random,
      ),
      ...shuffled(
        promoted.filter((ad) => ad.promotion !== pro),
        random,
      ),
    ].slice(0, mostShown);
    const others = ads.filter((ad) => promotionAt(now, ad) === 0 && ad.imageCount > 0);
    const filled = [...chosen, ...others.slice(0, Math.max(0, leastShown - chosen.length))];
    const rows = await selectCards(
      readDb,
      filled.map(({ realEstateID }) => realEstateID),
    );
    return shuffled(rows, random).map((row) => toCard(row, names, now));
  };
}
