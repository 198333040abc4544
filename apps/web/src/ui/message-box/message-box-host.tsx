import { lazy, Suspense } from 'react';
import { useShownMessage } from './message-queue.ts';

// The box is fetched with the first message; the first load carries the queue only.
const MessageBox = lazy(() => import('./message-box.tsx').then((m) => ({ default: m.MessageBox })));

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
