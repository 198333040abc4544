import type { RequestState } from '@piacter/contracts/requests/values';
import { requestDays } from '@piacter/contracts/requests/values';
import { api } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { text } from './text.ts';

const noticeMs = requestDays.notice * 86_400_000;

type Props = {
  request: { requestID: number; state: RequestState; openUntil: string };
  refresh: () => Promise<unknown>;
};

/** Keeps a property request going in its last days, or starts one again that has ended by itself. */
export function PropertyRenewal({ request: { requestID, state, openUntil }, refresh }: Props) {
  const renewal = useConfirmedAction(refresh);
  const isEnding = state === 'open' && Date.parse(openUntil) - Date.now() < noticeMs;
  const renew = () => api('POST /api/real-estate-requests/{id}/renewal', { params: { id: requestID } });
  return (
    <div ref={renewal.focusRef} tabIndex={-1}>
      {renewal.notice && <Note variant="done">{renewal.notice}</Note>}
      {isEnding && !renewal.notice && <Note>{text.ending(formatDate(openUntil))}</Note>}
      {(isEnding || state === 'over') && (
        <Button onClick={() => void renewal.run(undefined, renew)}>
          {state === 'over' ? text.restart : text.extend}
        </Button>
      )}
    </div>
  );
}
