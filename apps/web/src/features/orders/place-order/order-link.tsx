import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { orderPath } from '@piacter/contracts/site/paths';
import type { ReactNode } from 'react';
import { useKeepWayBack } from '../../../lib/own-address.ts';
import { Link } from '../../../ui/link.tsx';

type Props = {
  role: AdvertiserRole;
  packageID: number;
  /** The advertiser's listing that it is for; null for a package of the user. */
  listingID?: number | null;
  /** Names the package where several links have the same words. */
  'aria-label'?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to the order of a package, whose payment leads back to this page. */
export function OrderLink({ role, packageID, listingID = null, ...link }: Props) {
  const keepWayBack = useKeepWayBack(role);
  return <Link to={keepWayBack(orderPath(role, packageID, listingID))} {...link} />;
}
