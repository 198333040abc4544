import { lazy, Suspense } from 'react';
import { useShownMessage } from '../../lib/message-queue.ts';
import { PlainMessageBox } from './plain-message-box.tsx';

const fetchBox = () => import('./message-box.tsx').then((m) => ({ default: m.MessageBox }));

// The box is fetched with the first message; the first load carries the queue only.
const MessageBox = lazy(() => fetchBox().catch(() => ({ default: PlainMessageBox })));

/** Fetches the box ahead of its first message, which may be that the connection is gone. */
export const warmMessageBox = (): void => {
  fetchBox().catch(() => undefined);
};

/** Stands once in the shell and shows the messages one after the other. */
export function MessageBoxHost() {
  const message = useShownMessage();
  if (message === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MessageBox message={message} />
    </Suspense>
  );
}
