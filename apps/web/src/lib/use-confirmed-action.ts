import { useRef, useState } from 'react';
import { failureMessage, unexpectedMessage } from './form/failure-message.ts';
import { alert, confirm, type Question } from './message-queue.ts';

type Action = () => Promise<{ message: string }>;

/**
 * An action on a row of a list that needs a confirmation (WID-11). `run` asks, sends, says why it failed, and
 * refreshes the list even after a failure: the row may have changed in another window. `notice` is what the server
 * said of the last success. The element of `focusRef` takes the focus after it, since the button that had it may be
 * gone with its row.
 */
export function useConfirmedAction(refresh: () => Promise<unknown>) {
  const [notice, setNotice] = useState('');
  const focusRef = useRef<HTMLDivElement>(null);

  const run = async (question: Question, action: Action): Promise<void> => {
    if (!(await confirm(question))) return;
    let isDone = false;
    try {
      setNotice((await action()).message);
      isDone = true;
    } catch (failure) {
      setNotice('');
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    }
    await refresh();
    if (isDone) focusRef.current?.focus({ preventScroll: true });
  };
  return { notice, focusRef, run };
}
