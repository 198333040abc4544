import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { hasProPackage, listPackagesOnSale } from '@piacter/contracts/packages';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingRef, listingSpecs } from '../listings/index.ts';
import type { PackageService } from './packages.service.ts';

type ListingParams = { id: number } | { realEstateID: number } | { serviceId: number };

/** The documented paths name the listing's id in three ways. */
function getListingID(params: ListingParams): number {
  if ('id' in params) return params.id;
  return 'serviceId' in params ? params.serviceId : params.realEstateID;
}

const ordersRoute = (packages: PackageService, kind: ListingKind): Implementation =>
  implement(listingSpecs[kind].endpoints.orders, async ({ params, session }) => ({
    data: await packages.ordersOf(session, listingRef(kind, getListingID(params))),
  }));

export const packageRoutes = (packages: PackageService): Implementation[] => [
  implement(listPackagesOnSale, async () => ({ data: await packages.onSale() })),
  implement(hasProPackage, async ({ params }) => ({ message: await packages.hasPro(params.id) })),
  ...listingKinds.map((kind) => ordersRoute(packages, kind)),
];
