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
import type { AvailabilityService } from './availability.service.ts';
import type { OrderService } from './orders.service.ts';

export const orderRoutes = (orders: OrderService, availability: AvailabilityService): Implementation[] => [
  implement(placeOrder, async ({ session, body }) => ({ insertID: await orders.place(session, body) })),
  implement(getOrder, async ({ session, params }) => ({ data: await orders.get(session, params.id) })),
  implement(deleteOrder, async ({ session, params }) => {
    await orders.remove(session, params.id);
    return { message: 'A rendelést töröltük.' };
  }),
  ...listingKinds.map((kind) =>
    implement(listingSpecs[kind].endpoints.ownOrders, ({ session, query }) => orders.list(session, query)),
  ),
  implement(getCurrentPrice, async ({ params }) => ({ data: await availability.current(params.packageID) })),
  implement(getPackageOfType, async ({ params }) => ({
    data: await availability.smallestOfType(params.type),
  })),
  implement(listPackagesOfType, async ({ params }) => ({ data: await availability.listOfType(params.type) })),
  implement(hasPackageOfType, async ({ session, params }) => {
    const { has, data } = await availability.has(session, params.type);
    return { message: has, data };
  }),
  implement(getDaysLeft, async ({ session, params }) => ({
    data: { days: await availability.getDaysLeft(session, params.id) },
  })),
];
