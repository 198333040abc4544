import type { Role } from '@piacter/contracts/core/values';
import type { ListingIDField } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import { Pending } from '../../../ui/pending.tsx';
import type { OrderedListing } from './order-question.ts';
import { PackageOrder } from './package-order.tsx';
import { text } from './text.ts';

/** Whose listings each kind is; packages for one are paid in that role's area. */
const owners: Record<ListingIDField, Role> = {
  realEstateID: 'ingatlan_tulajdonos',
  accommodationID: 'szallasado',
  serviceID: 'szakember',
};

/** Orders a package for an own listing of any kind (OWN-02, HOST-01, PRO-01). */
export function ListingPackageOrder({ listing }: { listing: OrderedListing }) {
  const { data, error, mutate } = useApi('GET /api/service-packages', {});
  if (error && !data) return <Pending loading="" failure={text.failed} onRetry={() => void mutate()} />;
  return <PackageOrder listing={listing} packages={data?.data} role={owners[listing.idField]} />;
}
