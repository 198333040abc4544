import { listingKinds } from '@piacter/contracts/listings';
import {
  deleteOrder,
  getCurrentPrice,
  getDaysLeft,
  getOrder,
  getPackageOfType,
  hasPackageOfType,
  listPackagesOfType,
  placeOrder,
} from '@piacter/contracts/orders';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingSpecs } from '../listings/index.ts';
import type { AvailableService } from './available.service.ts';
import type { OrderService } from './orders.service.ts';

export const orderRoutes = (orders: OrderService, available: AvailableService): Implementation[] => [
  implement(placeOrder, async ({ session, body }) => ({ insertID: await orders.place(session, body) })),
  implement(getOrder, async ({ session, params }) => ({ data: await orders.get(session, params.id) })),
  implement(deleteOrder, async ({ session, params }) => {
    await orders.remove(session, params.id);
    return { message: 'A rendelést töröltük.' };
  }),
  ...listingKinds.map((kind) =>
    implement(listingSpecs[kind].endpoints.ownOrders, ({ session, query }) => orders.list(session, query)),
  ),
  implement(getCurrentPrice, async ({ params }) => ({ data: await available.current(params.packageID) })),
  implement(getPackageOfType, async ({ params }) => ({ data: await available.smallestOfType(params.type) })),
  implement(listPackagesOfType, async ({ params }) => ({ data: await available.listOfType(params.type) })),
  implement(hasPackageOfType, async ({ session, params }) => {
    const { has, data } = await available.has(session, params.type);
    return { message: has, data };
  }),
  implement(getDaysLeft, async ({ session, params }) => ({
    data: { days: await available.getDaysLeft(session, params.id) },
  })),
];
