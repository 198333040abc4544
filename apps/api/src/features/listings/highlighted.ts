import { highlightLimit, type ListingKind } from '@piacter/contracts/listings/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { createSeededRandom } from '../../core/seeded-random.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import { type CardShape, selectPublished } from './rows/listing-cards.ts';
import { getListingTable } from './rows/listing-ref.ts';
import { getPromotionAt, type PromotionMark, published } from './rows/state.ts';

/** One row of the grid, for a home page without promoted listings. */
const minHighlighted = 4;
/** Size of the pool to draw from; in a larger market older listings drop out as newer ones appear. */
const poolSize = 600;
/** Milliseconds for which the pool is cached. */
const ttlMs = 60_000;
/** Milliseconds for which the order stays the same, so that the rendered home page can be sent again. */
const orderMs = 10_000;

interface RankedListing extends PromotionMark {
  listingID: number;
  imageCount: number;
}

/** The published listings that searches list first: PRO, then Kiemelt, then the newest. */
async function selectTopRanked(db: Database, kind: ListingKind, limit: number): Promise<RankedListing[]> {
  const spec = getListingTable(kind);
  const id = sql.ref(spec.idField);
  const table = sql.table(spec.table);
  const { rows } = await sql<RankedListing>`
    select straight_join listing.${id} as listingID, listing.promotion, listing.promotedUntil, listing.imageCount
    from (
      select ${id} from ${table} force index (${sql.ref(`${spec.table}_order`)})
      where status = ${published} order by sortRank desc limit ${sql.lit(limit)}
    ) as page join ${table} as listing on listing.${id} = page.${id}
    order by listing.sortRank desc`.execute(db);
  return rows;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}

/** Ids of the listings to show now, the promoted ones in random order. */
function pickHighlighted(pool: readonly RankedListing[], now: Date, random: () => number): number[] {
  const promoted = pool.filter((listing) => getPromotionAt(now, listing) > 0);
  const shufflePromoted = (isPro: boolean) =>
    shuffle(
      promoted.filter(({ promotion }) => (promotion === packageTypes.pro) === isPro),
      random,
    );
  const promotedFirst = [...shufflePromoted(true), ...shufflePromoted(false)].slice(0, highlightLimit);
  const others = pool.filter((listing) => getPromotionAt(now, listing) === 0 && listing.imageCount > 0);
  const picked = [...promotedFirst, ...others.slice(0, Math.max(0, minHighlighted - promotedFirst.length))];
  return picked.map(({ listingID }) => listingID);
}

/**
 * At most twelve promoted listings of a kind, PRO before Kiemelt, in a random order that all processes change every ten
 * seconds (HOME-06). When there are fewer than four, the newest ones with a picture fill up to four; those have package
 * type 0.
 */
export function createHighlightedListings<Row, Card>(
  { readDb, clock }: Pick<Deps, 'readDb' | 'clock'>,
  shape: CardShape<Row, Card>,
): () => Promise<Card[]> {
  const pool = new TtlCache(() => selectTopRanked(readDb, shape.kind, poolSize), ttlMs, clock);

  return async () => {
    const now = clock.now();
    const random = createSeededRandom(`${shape.kind} ${Math.floor(now.getTime() / orderMs)}`);
    const rows = await selectPublished<Row>(readDb, shape, pickHighlighted(await pool.get(), now, random));
    return shape.toCards(readDb, shuffle(rows, random), now);
  };
}
