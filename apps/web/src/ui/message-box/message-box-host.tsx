import { lazy, Suspense } from 'react';
import { useShownMessage } from '../../lib/message-queue.ts';
import { PlainMessageBox } from './plain-message-box.tsx';

const fetchBox = () => import('./message-box.tsx').then((m) => ({ default: m.MessageBox }));

// The box is loaded with the first message; the first load contains the queue only.
const MessageBox = lazy(() => fetchBox().catch(() => ({ default: PlainMessageBox })));

/** Preloads the box before its first message, which may be that the connection is lost. */
export const preloadMessageBox = (): void => {
  fetchBox().catch(() => undefined);
};

/** Shows the queued messages one after the other; rendered once, in the shell. */
export function MessageBoxHost() {
  const message = useShownMessage();
  if (message === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MessageBox message={message} />
    </Suspense>
  );
}
