import type { BodyTo } from '@piacter/contracts';
import { type ListingTarget, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { PriceTableProduct } from '@piacter/contracts/prices';
import { api, useApi, useRefresh } from '../../lib/api/index.ts';
import { confirm } from '../../lib/message-queue.ts';
import type { NumberFieldValue } from '../../ui/fields/number-field.tsx';
import { text } from './text.ts';

/** A row as its form holds it; prices are forints. */
export type PriceValues = { productName: string; priceFrom: NumberFieldValue; priceTo: NumberFieldValue };

/** A stored row as its form holds it; null gives an empty one. */
export const priceValues = (stored: PriceTableProduct | null): PriceValues => ({
  productName: stored?.productName ?? '',
  priceFrom: stored?.priceFrom ?? '',
  priceTo: stored?.priceTo ?? '',
});

type Body = NonNullable<BodyTo<'POST /api/price-table-product'>>;

/** A row on its way to the server: an upper price of 0 is none (TT-02). */
export function priceBody(
  { productName, priceFrom, priceTo }: PriceValues,
  { kind, id }: ListingTarget,
): Body {
  const body = {
    productName,
    priceFrom: priceFrom === '' ? null : priceFrom,
    priceTo: priceTo || null,
    [listingIDFieldByKind[kind]]: id,
  };
  // A price that is missing is null here; the schema says so at its field.
  return body as Body;
}

/** A listing's price table and what may be done with it; a failed deletion is thrown. */
export function usePrices({ kind, id }: ListingTarget) {
  const { data, error, mutate } = useApi('GET /api/price-table-products/{id}/{idField}', {
    params: { id, idField: listingIDFieldByKind[kind] },
  });
  const refreshOthers = useRefresh();
  const refresh = async () => {
    await mutate();
    // The lowest price stands on the own list's card of a service.
    await refreshOthers('GET /api/professional-services');
  };
  const remove = async ({ productID, productName }: PriceTableProduct) => {
    const question = { text: text.removeQuestion(productName), confirm: text.remove, cancel: text.cancel };
    if (!(await confirm({ ...question, danger: true }))) return;
    await api('DELETE /api/price-table-product/{id}/{ownerId}', { params: { id: productID, ownerId: id } });
    await refresh();
  };
  return { rows: data?.data, error, refresh, remove };
}
