import { listingRoleByKind } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import { Pending } from '../../../ui/pending.tsx';
import type { OrderedListing } from './order-question.ts';
import { PackageOrder } from './package-order.tsx';
import { text } from './text.ts';

type Props = {
  listing: OrderedListing;
  /** The type of the package that it has: the same again is selected. */
  packageType?: number;
};

/** Orders a package for one of the user's listings of any kind (OWN-02, HOST-01, PRO-01). */
export function ListingPackageOrder({ listing, packageType }: Props) {
  const { data, error, mutate } = useApi('GET /api/service-packages', {});
  if (error && !data) return <Pending loading="" failure={text.failed} onRetry={() => void mutate()} />;
  const same = data?.data.find((offer) => offer.packageType === packageType);
  return (
    <PackageOrder
      key={same?.packageID}
      listing={listing}
      packages={data?.data}
      role={listingRoleByKind[listing.kind]}
      initialID={same?.packageID}
    />
  );
}
