import type { ListAnswer } from '@piacter/contracts/favourites';
import { isSameListing, type ListingTarget } from '@piacter/contracts/listings/values';
import { api, useApi } from '../../../lib/api/index.ts';
import { saveOptimistically } from '../save-optimistically.ts';

/** A shared list by the secret of its link, and what its second person says of it (KEEP-04). */
export function useSharedList(token: string) {
  const { data, error, mutate } = useApi(
    'GET /api/shared-lists/{token}',
    { params: { token } },
    { keepPreviousData: false },
  );
  const list = data?.data;

  const answer = (listing: ListingTarget, body: ListAnswer): void => {
    if (!list) return;
    const { kind, id } = listing;
    const listings = list.listings.map((one) =>
      isSameListing(listing)(one) ? { ...one, answer: body } : one,
    );
    const params = { token, kind, id };
    saveOptimistically(mutate, { ...list, listings }, () =>
      api('PUT /api/shared-lists/{token}/answers/{kind}/{id}', { params, body, isBackground: true }),
    );
  };
  const setName = async (partnerName: string): Promise<void> => {
    await api('PATCH /api/shared-lists/{token}', { params: { token }, body: { partnerName } });
    await mutate();
  };
  return { list, error, retry: () => void mutate(), answer, setName };
}
