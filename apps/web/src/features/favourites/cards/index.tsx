import type { CardsByKind } from '@piacter/contracts/favourites';
import { type ListingKind, type ListingTarget, listingKinds } from '@piacter/contracts/listings/values';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { type AskedStay, getDays, getPeople, getStay, toAskedStay } from '../../accommodations/stay/index.ts';
import { kindParts } from '../../kind-parts/index.ts';

/**
 * Loads the cards of listings of any kind, with the total of a stay where one is asked for; those that are not published are
 * missing in the reply.
 */
export function useCards(listings: readonly ListingTarget[] | undefined, asked: AskedStay = {}) {
  const toIDs = (kind: ListingKind) =>
    (listings ?? [])
      .flatMap((one) => (one.kind === kind ? one.id : []))
      // The same cards in another order are the same request.
      .sort((a, b) => a - b)
      .join(',');
  const ids = Object.fromEntries(listingKinds.map((kind) => [kind, toIDs(kind)]));
  const stay = getStay(asked) && toAskedStay(getDays(asked), getPeople(asked));
  const said = Object.entries(stay ?? {}).filter(([, value]) => value !== '');
  const query = { ...ids, ...Object.fromEntries(said) };
  return useApi('GET /api/listing-cards', listings && listings.length > 0 ? { query } : null);
}

/** A card with the current price, in the unit of its kind. */
export type ListedCard = { card: ReactNode; price: number | null };

/** The card of a listing; undefined if it is not among them. */
export const findCard = <Kind extends ListingKind>(
  cards: { [One in ListingKind]: readonly CardsByKind[One][number][] },
  { kind, id }: { kind: Kind; id: number },
  asked?: AskedStay,
): ListedCard | undefined => {
  const { getID, getPrice, render } = kindParts[kind].listed;
  const found = cards[kind].find((card) => getID(card) === id);
  return found && { card: render(found, asked), price: getPrice(found) };
};
