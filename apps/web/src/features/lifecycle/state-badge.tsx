import type { ListingState } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { Badge } from '../../ui/badge.tsx';
import type { Ending } from './ending.ts';
import { getReservationWords } from './moves.ts';
import { text } from './text.ts';

/** 'Foglalt', 'Eladva' …: the state in words. */
const formatState = (state: ListingState, ending: Ending, kind?: ListingKind): string => {
  if (state === 'reserved') return getReservationWords(kind).badge;
  return state === 'closed' ? text.endings[ending].badge : text.states[state];
};

type Props = {
  state: ListingState;
  /** Decides the words of a reserved one. */
  kind?: ListingKind;
  ending?: Ending;
  /** An admin has hidden it, whatever its state. */
  isHidden?: boolean;
  className?: string | undefined;
};

/** The state of a listing as a badge. */
export function StateBadge({ state, kind, ending = 'over', isHidden = false, className }: Props) {
  return (
    <Badge variant={state === 'live' && !isHidden ? 'on' : 'off'} className={className}>
      {isHidden ? text.hidden : formatState(state, ending, kind)}
    </Badge>
  );
}
