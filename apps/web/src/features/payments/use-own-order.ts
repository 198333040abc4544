import { useApi } from '../../lib/api/index.ts';

/** Milliseconds between two looks at a payment that is being processed. */
const lookEveryMs = 4000;

/**
 * An own order, looked at again when one comes back to the tab (it may have been paid in another one), and every few
 * seconds while its payment is being processed.
 */
export const useOwnOrder = (orderID: number) =>
  useApi(
    'GET /api/service-orders/{id}',
    { params: { id: orderID } },
    {
      revalidateOnFocus: true,
      refreshInterval: (latest) => (latest?.data.paymentState === 'capturing' ? lookEveryMs : 0),
    },
  );
