import { z } from 'zod';
import {
  advertiserRoles,
  createdReply,
  dataReply,
  defineEndpoint,
  fieldsReply,
  flagReply,
  messageReply,
  textID,
  updatedReply,
} from '../core/index.ts';
import { packageOnSale } from '../packages/schemas.ts';
import {
  availability,
  firmOrdersQuery,
  orderActivation,
  orderableListing,
  orderCsvQuery,
  orderDetail,
  orderDraft,
  orderUpdate,
  packageTypeParam,
  packageWithPrice,
  personOrdersQuery,
} from './schemas.ts';

const byID = z.object({ id: textID });
const byType = z.object({ type: packageTypeParam });

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/service-orders',
  access: advertiserRoles,
  status: 201,
  summary:
    "Orders a package at its current price (PKG-01), to be paid afterwards; 404 while it is not on sale and for somebody else's listing, 409 for one that is not published.",
  body: orderDraft,
  reply: createdReply,
  errors: ['not_found', 'conflict'],
});

export const listOrderableListings = defineEndpoint({
  method: 'GET',
  path: '/api/service-order-listings',
  access: advertiserRoles,
  summary: 'The caller’s published listings, newest first, for which packages can be ordered.',
  reply: dataReply(z.array(orderableListing)),
});

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders/{id}',
  access: 'signed-in',
  summary: 'One of the caller’s orders; any order for the admin.',
  params: byID,
  reply: dataReply(orderDetail),
});

export const deleteOrder = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-orders/{id}',
  access: advertiserRoles,
  summary: 'Deletes one of the caller’s orders that is neither active nor paid nor being paid (PKG-03).',
  params: byID,
  reply: messageReply,
  errors: ['conflict'],
});

export const getCurrentPrice = defineEndpoint({
  method: 'GET',
  path: '/api/service-packages-current-price/{packageID}',
  access: 'public',
  summary: 'A package with the price in force today; 404 while it has none (PKG-07).',
  params: z.object({ packageID: textID }),
  reply: dataReply(packageWithPrice),
});

export const getPackageOfType = defineEndpoint({
  method: 'GET',
  path: '/api/service-package-by-type/{type}',
  access: 'signed-in',
  summary: 'The smallest package on sale of a type; 404 while there is none (API-53).',
  params: byType,
  reply: dataReply(packageOnSale),
});

export const listPackagesOfType = defineEndpoint({
  method: 'GET',
  path: '/api/service-packages-by-type/{type}',
  access: 'signed-in',
  summary: 'All packages on sale of a type (API-53).',
  params: byType,
  reply: dataReply(z.array(packageOnSale)),
});

export const hasPackageOfType = defineEndpoint({
  method: 'GET',
  path: '/api/has-pacage-by-package-type/{type}',
  access: 'signed-in',
  summary:
    'Whether the caller has a package of the type in force, used up or not; `message` is the boolean, as documented (API-41).',
  params: byType,
  reply: fieldsReply({ data: availability }).extend({ message: z.boolean() }),
});

export const getDaysLeft = defineEndpoint({
  method: 'GET',
  path: '/api/package-days-left/{id}',
  access: 'signed-in',
  summary:
    "Days left of the caller's package of a type (`id`), including queued ones; -1 without one in force (API-41).",
  params: z.object({ id: packageTypeParam }),
  reply: dataReply(z.object({ days: z.int() })),
});

/** A page of the admin's list of orders; the total is exact. */
const orderPage = fieldsReply({ data: z.array(orderDetail), totalPages: z.int(), total: z.int() });

export const listFirmOrders = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-firms',
  access: ['admin'],
  summary: 'Orders of firms, newest first (ADM-03).',
  query: firmOrdersQuery,
  reply: orderPage,
});

export const listPersonOrders = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-people',
  access: ['admin'],
  summary: 'Orders of private persons, newest first (API-54).',
  query: personOrdersQuery,
  reply: orderPage,
});

export const exportOrders = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-csv',
  access: ['admin'],
  summary: 'A filtered list of orders as CSV; `isCut` if only its newest rows fit in.',
  query: orderCsvQuery,
  reply: dataReply(z.object({ csv: z.string(), isCut: flagReply })),
});

export const setOrderActive = defineEndpoint({
  method: 'PATCH',
  path: '/api/service-orders/{id}/activate',
  access: ['admin'],
  summary:
    'Activates or deactivates an order; 409 for activating one whose listing was deleted (ADM-04, ADM-15).',
  params: byID,
  body: orderActivation,
  reply: messageReply,
  errors: ['conflict'],
});

export const updateOrder = defineEndpoint({
  method: 'PUT',
  path: '/api/service-orders/{id}',
  access: ['admin'],
  summary: "Corrects the buyer's data and the shipping address of an order (ADM-05).",
  params: byID,
  body: orderUpdate,
  reply: updatedReply,
  errors: ['edited_meanwhile'],
});

export const deleteAnyOrder = defineEndpoint({
  method: 'DELETE',
  path: '/api/delete-order-admin/{id}',
  access: ['admin'],
  summary: 'Deletes any order and ends its effect; 409 while it is being paid (ADM-04, ADM-15).',
  params: byID,
  reply: messageReply,
  errors: ['conflict'],
});
