import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';
import { Note } from '../../../ui/note.tsx';
import { text } from './text.ts';

type Props = { kind: RequestKind; request: { state: RequestState; hiddenReason: string | null } };

/** What its requester reads of a request that has ended or is hidden; nothing of another. */
export function OwnRequestNotice({ kind, request: { state, hiddenReason } }: Props) {
  if (state === 'hidden')
    return (
      <Note>
        {text.hidden} {hiddenReason !== null && text.reason(hiddenReason)}
      </Note>
    );
  return state === 'over' || state === 'closed' ? <Note>{text.own[kind][state]}</Note> : null;
}
