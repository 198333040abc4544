import type { ListingState } from '@piacter/contracts/lifecycle/values';
import { Badge } from '../../ui/badge.tsx';
import type { Ending } from './ending.ts';
import { text } from './text.ts';

/** 'Foglalt', 'Eladva' …: the state in words. */
const formatState = (state: ListingState, ending: Ending): string =>
  state === 'closed' ? text.endings[ending].badge : text.states[state];

type Props = {
  state: ListingState;
  ending?: Ending;
  /** An admin has hidden it, whatever its state. */
  isHidden?: boolean;
  className?: string | undefined;
};

/** The state of a listing as a badge. */
export function StateBadge({ state, ending = 'over', isHidden = false, className }: Props) {
  return (
    <Badge variant={state === 'live' && !isHidden ? 'on' : 'off'} className={className}>
      {isHidden ? text.hidden : formatState(state, ending)}
    </Badge>
  );
}
