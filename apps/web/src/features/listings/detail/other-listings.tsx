import { maxOthersCounted } from '@piacter/contracts/advertisers/values';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import { Link } from '../../../ui/link.tsx';
import { text } from './text.ts';

/** The link to the page of the advertiser (ADV-01); nothing without other listings. */
export function OtherListings(listing: ListingTarget) {
  const found = useApi(
    'GET /api/listings/{kind}/{id}/advertiser',
    { params: listing },
    { shouldRetryOnError: false },
  ).data?.data;
  if (!found) return null;
  const { path, others } = found;
  return <Link to={path}>{others < maxOthersCounted ? text.others(others) : text.allOfAdvertiser}</Link>;
}
