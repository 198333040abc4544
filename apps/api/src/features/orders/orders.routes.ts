import { listingKinds } from '@piacter/contracts/listings';
import {
  deleteAnyOrder,
  deleteOrder,
  exportOrders,
  getCurrentPrice,
  getDaysLeft,
  getOrder,
  getPackageOfType,
  hasPackageOfType,
  listFirmOrders,
  listOrderableListings,
  listPackagesOfType,
  listPersonOrders,
  placeOrder,
  setOrderActive,
  updateOrder,
} from '@piacter/contracts/orders';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingSpecs } from '../listings/index.ts';
import type { AllOrdersService } from './all-orders.service.ts';
import type { AvailabilityService } from './availability.service.ts';
import type { OrderService } from './orders.service.ts';

const allOrdersRoutes = (all: AllOrdersService): Implementation[] => [
  implement(listFirmOrders, ({ query }) => all.list('firms', query)),
  implement(listPersonOrders, ({ query }) => all.list('people', query)),
  implement(exportOrders, async ({ query }) => ({ data: await all.exportCsv(query) })),
  implement(setOrderActive, async ({ session, params, body }) => {
    await all.setActive(session, params.id, body.isActive);
    return { message: body.isActive === 1 ? 'Aktiváltuk a rendelést.' : 'Kikapcsoltuk a rendelést.' };
  }),
  implement(updateOrder, async ({ session, params, body }) => ({
    message: 'Elmentettük a rendelést.',
    updated: (await all.update(session, params.id, body)).toISOString(),
  })),
  implement(deleteAnyOrder, async ({ session, params }) => {
    await all.remove(session, params.id);
    return { message: 'A rendelést töröltük.' };
  }),
];

interface OrderServices {
  orders: OrderService;
  availability: AvailabilityService;
  all: AllOrdersService;
}

export const orderRoutes = ({ orders, availability, all }: OrderServices): Implementation[] => [
  ...allOrdersRoutes(all),
  implement(placeOrder, async ({ session, body }) => ({ insertID: await orders.place(session, body) })),
  implement(listOrderableListings, async ({ session }) => ({ data: await orders.listListings(session) })),
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
