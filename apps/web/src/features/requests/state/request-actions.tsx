import { dayMs } from '@piacter/contracts/core/days';
import { type RequestKind, type RequestState, requestDays } from '@piacter/contracts/requests/values';
import { api, useRefresh } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './request-actions.module.css';
import { text } from './text.ts';

type CloseRequestProps = {
  kind: RequestKind;
  request: { requestID: number; state: RequestState };
  title: string;
  /** Loads what has changed. */
  refresh: () => Promise<unknown>;
};

/** 'Lezárom, már nem aktuális': closes one of the caller's open requests after a question that says what happens. */
export function CloseRequest({ kind, request: { requestID, state }, title, refresh }: CloseRequestProps) {
  const refreshSearches = useRefresh();
  const closing = useConfirmedAction(() =>
    Promise.all([refresh(), refreshSearches('GET /api/request-searches/{kind}/{requestID}')]),
  );
  const question = {
    text: text.closeQuestion(title),
    detail: text.closeDetail[kind],
    confirm: text.confirm,
  };
  const close = () => api('POST /api/requests/{kind}/{requestID}/closure', { params: { kind, requestID } });
  if (state !== 'open' && closing.notice === '') return null;
  return (
    <div ref={closing.focusRef} tabIndex={-1} role="status">
      {state === 'open' ? (
        <Button variant="soft" onClick={() => void closing.run(question, close)}>
          {text.close}
        </Button>
      ) : (
        closing.notice
      )}
    </div>
  );
}

const noticeMs = requestDays.notice * dayMs;

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
    <div ref={renewal.focusRef} tabIndex={-1} className={styles.renewal}>
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
