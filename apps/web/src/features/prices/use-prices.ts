import type { BodyTo } from '@piacter/contracts';
import { type ListingTarget, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { PriceTableProduct } from '@piacter/contracts/prices';
import { api, useApi, useRefresh } from '../../lib/api/index.ts';
import { confirm } from '../../lib/message-queue.ts';
import type { NumberFieldValue } from '../../ui/fields/number-field.tsx';
import { text } from './text.ts';

/** The form values of a row; prices in forints. */
export type PriceValues = { productName: string; priceFrom: NumberFieldValue; priceTo: NumberFieldValue };

/** The form values of a stored row, or of a new one for null. */
export const toPriceValues = (stored: PriceTableProduct | null): PriceValues => ({
  productName: stored?.productName ?? '',
  priceFrom: stored?.priceFrom ?? '',
  priceTo: stored?.priceTo ?? '',
});

type Body = NonNullable<BodyTo<'POST /api/price-table-product'>>;

/** The request body of a row; an upper price of 0 means none (TT-02). */
export function toPriceBody(
  { productName, priceFrom, priceTo }: PriceValues,
  { kind, id }: ListingTarget,
): Body {
  const body = {
    productName,
    priceFrom: priceFrom === '' ? null : priceFrom,
    priceTo: priceTo || null,
    [listingIDFieldByKind[kind]]: id,
  };
  // A missing price is null here; the schema reports it at its field.
  return body as Body;
}

/** A listing's price table and its operations; `remove` throws when it fails. */
export function usePrices({ kind, id }: ListingTarget) {
  const { data, error, mutate } = useApi('GET /api/price-table-products/{id}/{idField}', {
    params: { id, idField: listingIDFieldByKind[kind] },
  });
  const refreshOthers = useRefresh();
  const refresh = async () => {
    await mutate();
    // The professional's own list shows the lowest price.
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
