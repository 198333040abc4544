import type { ApiCall } from '@piacter/contracts';
import { useRefresh } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';

export type GetCall = Extract<ApiCall, `GET ${string}`>;

/** After a change: refreshes every call that shows the listing, and says so unless another step follows. */
export function useRefreshAfterSave(...shownBy: readonly GetCall[]) {
  const refresh = useRefresh();
  return async ({ message }: { message: string }, _values: object, isStep: boolean) => {
    await Promise.all(shownBy.map((call) => refresh(call)));
    if (!isStep) void alert(message);
  };
}
