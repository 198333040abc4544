import type { ApiCall } from '@piacter/contracts';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { partIDs } from './part-ids.ts';
import { text } from './text.ts';

type GetCall = Extract<ApiCall, `GET ${string}`>;

/** After a listing was created: refreshes the list and opens the listing's form at the pictures. */
export function useCreatedRedirect(list: GetCall, editPath: (id: number) => string) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async ({ insertID, message }: { insertID: number; message: string }) => {
    await refresh(list);
    await navigate(`${editPath(insertID)}#${partIDs.images}`);
    void alert(message, { detail: text.created });
  };
}

/** After a change: refreshes every call that shows the listing, and says so unless another step follows. */
export function useRefreshAfterSave(...shownBy: readonly GetCall[]) {
  const refresh = useRefresh();
  return async ({ message }: { message: string }, _values: object, isStep: boolean) => {
    await Promise.all(shownBy.map((call) => refresh(call)));
    if (!isStep) void alert(message);
  };
}
