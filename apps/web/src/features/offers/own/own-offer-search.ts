import { offerStatusNames } from '@piacter/contracts/offers/values';
import { byService, byServiceAddress, useServiceTypes } from '../../requests/search/index.ts';
import { describeSearch } from '../../search/index.ts';
import { text } from './text.ts';

const statuses = offerStatusNames.map((status) => ({ value: status, label: status }));

const useOwnOfferOptions = () => ({ serviceID: useServiceTypes(), accepted: statuses });

/** The filters of a professional's own offers. */
export const ownOfferSearch = describeSearch({
  call: 'GET /api/search-service-responses',
  useOptions: useOwnOfferOptions,
  filters: [
    byService,
    byServiceAddress,
    {
      kind: 'select',
      name: 'accepted',
      label: text.status,
      variant: 'dropdown',
      placeholder: text.anyStatus,
    },
  ],
});
