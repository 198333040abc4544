import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Badge } from '../../../ui/badge.tsx';
import { text } from './text.ts';

/** How a request has ended; nothing for an open one. */
export function RequestStateBadge({ kind, state }: { kind: RequestKind; state: RequestState }) {
  if (state === 'open' || state === 'archived') return null;
  if (state === 'accepted')
    return (
      <Badge variant="on" icon={IconCheck}>
        {text.badges.accepted}
      </Badge>
    );
  const words = state === 'over' && kind === 'accommodation' ? text.past : text.badges[state];
  return <Badge variant={state === 'hidden' ? 'bad' : 'off'}>{words}</Badge>;
}
