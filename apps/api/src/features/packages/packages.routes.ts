import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import {
  addPackagePrice,
  createPackage,
  deletePackage,
  deletePackagePrice,
  getPackage,
  hasProPackage,
  listAllPackages,
  listPackagePrices,
  listPackagesOnSale,
  updatePackage,
} from '@piacter/contracts/packages';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingSpecs } from '../listings/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import type { PackageEditingService } from './package-editing.service.ts';
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

const editingRoutes = (editing: PackageEditingService): Implementation[] => [
  implement(listAllPackages, async () => ({ data: await editing.list() })),
  implement(getPackage, async ({ params }) => ({ data: await editing.get(params.id) })),
  implement(createPackage, async ({ session, body }) => ({
    message: 'Létrehoztuk a csomagot. Akkor lehet megvenni, ha ára is van.',
    insertID: await editing.create(session, body),
  })),
  implement(updatePackage, async ({ session, params, body }) => ({
    message: 'Elmentettük a csomagot.',
    updated: (await editing.update(session, params.id, body)).toISOString(),
  })),
  implement(deletePackage, async ({ session, params }) => {
    await editing.remove(session, params.id);
    return { message: 'A csomagot töröltük.' };
  }),
  implement(listPackagePrices, async ({ params }) => ({ data: await editing.prices(params.packageId) })),
  implement(addPackagePrice, async ({ session, body }) => ({
    message: 'Felvettük az árat.',
    insertID: await editing.addPrice(session, body),
  })),
  implement(deletePackagePrice, async ({ session, params }) => {
    await editing.removePrice(session, params.priceId);
    return { message: 'Az árat töröltük.' };
  }),
];

export const packageRoutes = (packages: PackageService, editing: PackageEditingService): Implementation[] => [
  ...editingRoutes(editing),
  implement(listPackagesOnSale, async () => ({ data: await packages.onSale() })),
  implement(hasProPackage, async ({ params }) => ({ message: await packages.hasPro(params.id) })),
  ...listingKinds.map((kind) => ordersRoute(packages, kind)),
];
