import { addPrice, changePrice, deletePrice, listPrices } from '@piacter/contracts/prices';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { getListingRef, listingRefOfField } from '../listings/rows/index.ts';
import type { PriceService } from './prices.service.ts';

export const priceRoutes = (prices: PriceService): Implementation[] => [
  implement(listPrices, async ({ params, session }) => ({
    data: await prices.list(listingRefOfField(params.idField, params.id), session),
  })),
  implement(addPrice, async ({ body, session }) => ({
    insertID: await prices.add(session, getListingRef(body), body),
    message: 'A sort hozzáadtuk az árlistához.',
  })),
  implement(changePrice, async ({ params, body, session }) => {
    await prices.change(session, getListingRef(body), params.id, body);
    return { message: 'A sort elmentettük.' };
  }),
  implement(deletePrice, async ({ params, session }) => {
    await prices.remove(session, params.ownerId, params.id);
    return { message: 'A sort töröltük.' };
  }),
];
