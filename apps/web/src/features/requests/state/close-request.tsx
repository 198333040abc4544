import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';
import { api, useRefresh } from '../../../lib/api/index.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { text } from './text.ts';

type Props = {
  kind: RequestKind;
  request: { requestID: number; state: RequestState };
  title: string;
  /** Loads what has changed. */
  refresh: () => Promise<unknown>;
};

/** 'Lezárom, már nem aktuális': closes one of the caller's open requests after a question that says what happens. */
export function CloseRequest({ kind, request: { requestID, state }, title, refresh }: Props) {
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
