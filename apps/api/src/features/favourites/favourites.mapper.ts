import type { Favourite } from '@piacter/contracts/favourites';
import { published } from '../listings/rows/index.ts';
import type { selectFavourites } from './favourites.queries.ts';

type Row = Awaited<ReturnType<typeof selectFavourites>>[number];

/** The states of a listing that its owner took out of the searches. */
const ownStates = ['paused', 'closed', 'expired'] as const;

function getState({ status, listingState }: Pick<Row, 'status' | 'listingState'>): Favourite['state'] {
  if (status === null) return 'deleted';
  if (status === published) return 'live';
  return ownStates.find((state) => state === listingState) ?? 'hidden';
}

/** A favourite for the user who keeps it; nothing of a listing that is not live but why it is not. */
export function toFavourite({ created, status, listingState, price, ...row }: Row): Favourite {
  const state = getState({ status, listingState });
  return { ...row, keptAt: created.toISOString(), state, price: state === 'live' ? price : null };
}
