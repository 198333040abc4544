import type { ListAnswer, SharedList } from '@piacter/contracts/favourites';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import { api, getErrorMessage, useApi } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { isSame } from '../heart/index.ts';

/** A shared list by the secret of its link, and what its second person says of it (KEEP-04). */
export function useSharedList(token: string) {
  const { data, error, mutate } = useApi(
    'GET /api/shared-lists/{token}',
    { params: { token } },
    { keepPreviousData: false },
  );
  const list = data?.data;

  /** Shows the answer at once, and takes it back with a message if the server refuses it. */
  const answer = (listing: ListingTarget, body: ListAnswer): void => {
    if (!list) return;
    const { kind, id } = listing;
    const listings = list.listings.map((one) => (isSame(listing)(one) ? { ...one, answer: body } : one));
    const changed = { ok: true as const, message: '', data: { ...list, listings } satisfies SharedList };
    const params = { token, kind, id };
    const saving = mutate(
      async () => {
        await api('PUT /api/shared-lists/{token}/answers/{kind}/{id}', { params, body, isBackground: true });
        return changed;
      },
      { optimisticData: changed, rollbackOnError: true, revalidate: false },
    );
    void saving.catch((failure: unknown) => alert(getErrorMessage(failure)));
  };
  const setName = async (partnerName: string): Promise<void> => {
    await api('PATCH /api/shared-lists/{token}', { params: { token }, body: { partnerName } });
    await mutate();
  };
  return { list, error, retry: () => void mutate(), answer, setName };
}
