import { useRef, useState } from 'react';
import { failureMessage, unexpectedMessage } from './form/failure-message.ts';
import { alert, confirm, type Question } from './message-queue.ts';
import { getOfflineDetail } from './offline.ts';

type Action = () => Promise<{ message: string }>;

/** A question, or what prepares it: a second tap meanwhile is ignored. */
export type Asked = Question | (() => Promise<Question>);

/**
 * An action on a row of a list that needs a confirmation (WID-11). `run` asks, sends, reports a failure, and refreshes
 * the list in any case. Resolves with whether it was done. `notice` is the server's message of the last success. The element of `focusRef` receives the
 * focus afterwards, since the row's button may be gone.
 */
export function useConfirmedAction(refresh: () => Promise<unknown>) {
  const [notice, setNotice] = useState('');
  const focusRef = useRef<HTMLDivElement>(null);

  const isRunning = useRef(false);

  const perform = async (asked: Asked | undefined, action: Action): Promise<boolean> => {
    const question = typeof asked === 'function' ? await asked() : asked;
    if (question && !(await confirm(question))) return false;
    let isDone = false;
    try {
      setNotice((await action()).message);
      isDone = true;
    } catch (failure) {
      setNotice('');
      await alert(failureMessage(failure, unexpectedMessage), {
        colour: 'danger',
        detail: getOfflineDetail(),
      });
    }
    await refresh();
    if (isDone) focusRef.current?.focus({ preventScroll: true });
    return isDone;
  };
  /** Ignored while another action is under way: a second tap, before the question or the answer is there, means the first. */
  const run = async (question: Asked | undefined, action: Action): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return await perform(question, action);
    } finally {
      isRunning.current = false;
    }
  };
  return { notice, focusRef, run };
}
