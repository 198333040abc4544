import type { ListingKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { listingCalls } from '../../kinds/index.ts';
import { findLacking } from '../identity/index.ts';
import { firstStepsText } from '../text.ts';
import styles from './first-steps.module.css';

/** What an advertiser without any listing does first, above the profile; `identityAt` is the anchor of name and phone. */
export function FirstSteps({ kind, identityAt }: { kind: ListingKind; identityAt: string }) {
  const listings = useApi(listingCalls[kind].ownListings, {}).data?.data;
  const profile = useApi('GET /api/user-profile', {}).data?.data;
  if (!profile || listings?.length !== 0) return null;
  const { name, phone } = findLacking(profile);
  const isKnown = !name && !phone;
  const { newListing } = listingPathsByKind[kind];
  return (
    <Panel title={firstStepsText.title} sub={firstStepsText.progress(isKnown ? 1 : 0)}>
      <ol className={styles.steps}>
        <li>
          {isKnown ? (
            <b>{`1. ${firstStepsText.identity.name}`}</b>
          ) : (
            <a href={identityAt}>{`1. ${firstStepsText.identity.name}`}</a>
          )}
          <span>{isKnown ? firstStepsText.done : firstStepsText.identity.hint}</span>
        </li>
        <li>
          <Link to={newListing}>{`2. ${firstStepsText.listing.name}`}</Link>
          <span>{firstStepsText.listing.hint}</span>
        </li>
        <li>
          <b>{`3. ${firstStepsText.pictures.name}`}</b>
          <span>{firstStepsText.pictures.hint}</span>
        </li>
      </ol>
    </Panel>
  );
}
