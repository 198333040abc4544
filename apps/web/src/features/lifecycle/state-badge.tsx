import type { ListingState } from '@piacter/contracts/lifecycle/values';
import { Badge } from '../../ui/badge.tsx';
import type { Ending } from './ending.ts';
import { text } from './text.ts';

/** 'Foglalt', 'Eladva' …: the state in words. */
const formatState = (state: ListingState, ending: Ending): string =>
  state === 'closed' ? text.endings[ending].badge : text.states[state];

type Props = { state: ListingState; ending?: Ending; className?: string | undefined };

/** The state of a listing as a badge. */
export function StateBadge({ state, ending = 'over', className }: Props) {
  return (
    <Badge variant={state === 'live' ? 'on' : 'off'} className={className}>
      {formatState(state, ending)}
    </Badge>
  );
}
