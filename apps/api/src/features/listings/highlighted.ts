import { highlightLimit } from '@piacter/contracts/listings';
import { packageTypes } from '@piacter/contracts/packages';
import { ShortLived } from '../../core/short-lived.ts';
import type { Deps } from '../../deps.ts';
import { type CardShape, type FirstListing, selectFirst, selectShown } from './listing-cards.ts';
import { promotionAt } from './promotion-at.ts';

/** One row of the grid: a home page without a single promoted listing still shows something. */
const leastShown = 4;
/** Listings that are shuffled among; the rest of a larger market gets its turn as newer ones come and go. */
const poolSize = 600;
/** Milliseconds that the pool is kept. */
const lifeMs = 60_000;

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffling = [...items];
  for (let last = shuffling.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffling[last], shuffling[other]] = [shuffling[other] as Item, shuffling[last] as Item];
  }
  return shuffling;
}

/** Ids of the listings to show at a moment, the promoted ones drawn at random. */
function chosenFrom(pool: readonly FirstListing[], now: Date, random: () => number): number[] {
  const promoted = pool.filter((listing) => promotionAt(now, listing) > 0);
  const ofKind = (isPro: boolean) =>
    shuffled(
      promoted.filter(({ promotion }) => (promotion === packageTypes.pro) === isPro),
      random,
    );
  const chosen = [...ofKind(true), ...ofKind(false)].slice(0, highlightLimit);
  const others = pool.filter((listing) => promotionAt(now, listing) === 0 && listing.imageCount > 0);
  const filled = [...chosen, ...others.slice(0, Math.max(0, leastShown - chosen.length))];
  return filled.map(({ listingID }) => listingID);
}

interface HighlightDeps extends Pick<Deps, 'readDb' | 'clock'> {
  /** From 0 to below 1. */
  random?: () => number;
}

/**
 * At most twelve promoted listings of a kind in random order (HOME-06): PRO ones first choice, then Kiemelt. Fewer
 * than four are filled up to four with the newest ones that have a picture; those carry package type 0.
 */
export function highlightedListings<Row, Card>(
  { readDb, clock, random = Math.random }: HighlightDeps,
  shape: CardShape<Row, Card>,
): () => Promise<Card[]> {
  const pool = new ShortLived(() => selectFirst(readDb, shape.kind, poolSize), lifeMs, clock);

  return async () => {
    const now = clock.now();
    const rows = await selectShown<Row>(readDb, shape, chosenFrom(await pool.get(), now, random));
    return shape.toCards(readDb, shuffled(rows, random), now);
  };
}
