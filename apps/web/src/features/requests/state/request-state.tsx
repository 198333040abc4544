import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Badge } from '../../../ui/badge.tsx';
import { Note } from '../../../ui/note.tsx';
import { text } from './text.ts';

type Props = {
  kind: RequestKind;
  request: { state: RequestState; hiddenReason: string | null };
  /** What to do next. */
  next?: string | undefined;
};

/** What its requester reads of a request that has ended or is hidden; nothing of another. */
export function OwnRequestNotice({ kind, request: { state, hiddenReason }, next }: Props) {
  if (state === 'hidden')
    return (
      <Note>
        {text.hidden} {hiddenReason !== null && text.reason(hiddenReason)}
      </Note>
    );
  if (state !== 'over' && state !== 'closed') return null;
  return (
    <Note>
      {text.own[kind][state]} {next}
    </Note>
  );
}

/** What those who may answer read of a request that has ended; nothing of an open one. */
export const RequestEndNote = ({ state, hasOffer = false }: { state: RequestState; hasOffer?: boolean }) =>
  state === 'over' || state === 'closed' ? (
    <Note>
      {text.others[state]} {hasOffer && text.stillAcceptable}
    </Note>
  ) : null;

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
