import type { Deps } from '../../../deps.ts';
import { type CardShape, selectPublished } from './listing-cards.ts';

/** Returns the function that finds the cards of the published listings of a kind among ids, in the order of the ids. */
export function createCardFinder<Row, Card>(
  { readDb, clock }: Pick<Deps, 'readDb' | 'clock'>,
  shape: CardShape<Row, Card>,
  getID: (card: Card) => number,
): (listingIDs: readonly number[]) => Promise<Card[]> {
  return async (listingIDs) => {
    const rows = await selectPublished<Row>(readDb, shape, listingIDs);
    const cards = await shape.toCards(readDb, rows, clock.now());
    const byID = new Map(cards.map((card) => [getID(card), card]));
    return listingIDs.flatMap((listingID) => byID.get(listingID) ?? []);
  };
}
