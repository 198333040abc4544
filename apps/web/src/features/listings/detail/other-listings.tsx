import { maxOthersCounted } from '@piacter/contracts/advertisers/values';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { StateBadge } from '../../lifecycle/index.ts';
import { similarID } from '../similar/similar-id.ts';
import styles from './detail.module.css';
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

/** Takes the place of the contact box on the page of a closed or expired listing. */
export function EndedBox(state: Parameters<typeof StateBadge>[0]) {
  return (
    <aside className={styles.contact} aria-label={text.contact}>
      <p>
        <StateBadge {...state} />
      </p>
      <p className={styles.quiet}>{text.endedContact}</p>
      <a className={buttonClass({ variant: 'soft', full: true })} href={`#${similarID}`} data-print="hide">
        {text.toSimilar}
      </a>
    </aside>
  );
}
