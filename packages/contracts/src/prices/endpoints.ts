import { z } from 'zod';
import { createdReply, dataReply, defineEndpoint, messageReply, textID } from '../core/index.ts';
import { listingIDFields } from '../listings/values.ts';
import { priceTableBody, priceTableProduct, priceTableUpdate } from './schemas.ts';

const sellers = ['szallasado', 'szakember'] as const;

export const listPrices = defineEndpoint({
  method: 'GET',
  path: '/api/price-table-products/{id}/{idField}',
  access: 'public-or-session',
  summary: 'The price table of a listing, oldest row first (TT-02).',
  params: z.object({ id: textID, idField: z.enum(listingIDFields) }),
  reply: dataReply(z.array(priceTableProduct)),
});

export const addPrice = defineEndpoint({
  method: 'POST',
  path: '/api/price-table-product',
  access: sellers,
  status: 201,
  summary: 'Adds a row to the price table of one of the caller’s listings, at most a hundred (TT-02).',
  body: priceTableBody,
  reply: createdReply,
  errors: ['price_limit_reached', 'not_found'],
});

export const changePrice = defineEndpoint({
  method: 'PUT',
  path: '/api/price-table-product/{id}',
  access: sellers,
  summary:
    'Changes a row of the price table of one of the caller’s listings; an absent upper price is kept (TT-02).',
  params: z.object({ id: textID }),
  body: priceTableUpdate,
  reply: messageReply,
});

export const deletePrice = defineEndpoint({
  method: 'DELETE',
  path: '/api/price-table-product/{id}/{ownerId}',
  access: sellers,
  summary: 'Deletes a row of one of the caller’s price tables; `ownerId` is the id of the listing (TT-02).',
  params: z.object({ id: textID, ownerId: textID }),
  reply: messageReply,
});
