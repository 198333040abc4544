import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';
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
