import {
  hasProPackage,
  listOrdersOfAccommodation,
  listOrdersOfProperty,
  listOrdersOfService,
  listPackagesOnSale,
} from '@piacter/contracts/packages';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingRef } from '../listings/index.ts';
import type { PackageService } from './packages.service.ts';

export const packageRoutes = (packages: PackageService): Implementation[] => [
  implement(listPackagesOnSale, async () => ({ data: await packages.onSale() })),
  implement(hasProPackage, async ({ params }) => ({ message: await packages.hasPro(params.id) })),
  implement(listOrdersOfProperty, async ({ params, session }) => ({
    data: await packages.ordersOf(session, listingRef('property', params.realEstateID)),
  })),
  implement(listOrdersOfAccommodation, async ({ params, session }) => ({
    data: await packages.ordersOf(session, listingRef('accommodation', params.id)),
  })),
  implement(listOrdersOfService, async ({ params, session }) => ({
    data: await packages.ordersOf(session, listingRef('service', params.serviceId)),
  })),
];
