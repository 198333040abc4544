import type { DeskFate, DeskSelection } from '@piacter/contracts/desks';
import { type DeskAction, deskActions } from '@piacter/contracts/desks/values';
import { type ListingState, listingStates } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { isReversible } from '../lifecycle/index.ts';
import { actOnAll } from './batches.ts';

/** Listings as they were before they were moved to a state. */
export type Moved = { to: ListingState; before: readonly DeskSelection[] };

/** What an action on listings moves; undefined for one that changes no state. */
export function toMoved(action: DeskAction, before: readonly DeskSelection[]): Moved | undefined {
  const to = listingStates.find((state) => state === action);
  return to && { to, before };
}

/** What can be taken back of it: the listings that were moved, if each may go back to its state. */
export function getReversible(moved: Moved | undefined, fates: readonly DeskFate[]): Moved | undefined {
  if (!moved) return undefined;
  const changed = new Set(fates.filter(({ fate }) => fate === 'changed').map(({ id }) => id));
  const before = moved.before.filter(({ id }) => changed.has(id));
  const states = before.map(({ state }) => state);
  return isReversible(moved.to, states) ? { ...moved, before } : undefined;
}

/** Moves the listings back to their states. */
export async function undoMoves(kind: ListingKind, { before }: Moved): Promise<DeskFate[]> {
  const fates: DeskFate[] = [];
  for (const action of deskActions) {
    const ids = before.filter(({ state }) => state === action).map(({ id }) => id);
    if (ids.length > 0) fates.push(...(await actOnAll(kind, ids, action)));
  }
  return fates;
}
