import type { ApiCall } from '@piacter/contracts';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { partIDs } from './part-ids.ts';
import { text } from './text.ts';

type Read = Extract<ApiCall, `GET ${string}`>;

/** What follows the creation of a listing: its own page opens at the pictures, and the list forgets its old state. */
export function useOpenCreated(list: Read, editPath: (id: number) => string) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async ({ insertID, message }: { insertID: number; message: string }) => {
    await refresh(list);
    await navigate(`${editPath(insertID)}#${partIDs.images}`);
    void alert(message, { detail: text.created });
  };
}

/** What follows a change: everything that shows the listing forgets its old state. */
export function useAfterChange(...shownBy: readonly Read[]) {
  const refresh = useRefresh();
  return async ({ message }: { message: string }) => {
    await Promise.all(shownBy.map((call) => refresh(call)));
    void alert(message);
  };
}
