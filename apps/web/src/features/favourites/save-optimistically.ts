import type { KeyedMutator } from 'swr';
import { getErrorMessage } from '../../lib/api/index.ts';
import { alert } from '../../lib/message-queue.ts';

/** Shows the changed data of a reply at once, and takes them back with a message if the server refuses. */
export function saveOptimistically<Data>(
  mutate: KeyedMutator<{ ok: true; message: string; data: Data }>,
  data: Data,
  send: () => Promise<unknown>,
): void {
  const changed = { ok: true as const, message: '', data };
  const saving = mutate(() => send().then(() => changed), {
    optimisticData: changed,
    rollbackOnError: true,
    revalidate: false,
  });
  void saving.catch((error: unknown) => alert(getErrorMessage(error)));
}
