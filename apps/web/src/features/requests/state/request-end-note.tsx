import type { RequestState } from '@piacter/contracts/requests/values';
import { Note } from '../../../ui/note.tsx';
import { text } from './text.ts';

/** What those who may answer read of a request that has ended; nothing of an open one. */
export const RequestEndNote = ({ state, hasOffer = false }: { state: RequestState; hasOffer?: boolean }) =>
  state === 'over' || state === 'closed' ? (
    <Note>
      {text.others[state]} {hasOffer && text.stillAcceptable}
    </Note>
  ) : null;
