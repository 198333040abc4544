import { listingRoleByKind } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import { Pending } from '../../../ui/pending.tsx';
import type { OrderedListing } from './order-question.ts';
import { PackageOrder } from './package-order.tsx';
import { text } from './text.ts';

/** Orders a package for an own listing of any kind (OWN-02, HOST-01, PRO-01). */
export function ListingPackageOrder({ listing }: { listing: OrderedListing }) {
  const { data, error, mutate } = useApi('GET /api/service-packages', {});
  if (error && !data) return <Pending loading="" failure={text.failed} onRetry={() => void mutate()} />;
  return <PackageOrder listing={listing} packages={data?.data} role={listingRoleByKind[listing.kind]} />;
}
