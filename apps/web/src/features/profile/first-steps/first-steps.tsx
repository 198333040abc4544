import type { ListingKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { listingCalls } from '../../kinds/index.ts';
import { findLacking } from '../identity/index.ts';
import styles from './first-steps.module.css';
import { text } from './text.ts';

/** What an advertiser without any listing does first, above the profile; `identityAt` is the anchor of name and phone. */
export function FirstSteps({ kind, identityAt }: { kind: ListingKind; identityAt: string }) {
  const listings = useApi(listingCalls[kind].ownListings, {}).data?.data;
  const profile = useApi('GET /api/user-profile', {}).data?.data;
  if (!profile || listings?.length !== 0) return null;
  const { name, phone } = findLacking(profile);
  const isKnown = !name && !phone;
  const { newListing } = listingPathsByKind[kind];
  return (
    <Panel title={text.title} sub={text.progress(isKnown ? 1 : 0)}>
      <ol className={styles.steps}>
        <li>
          {isKnown ? (
            <b>{`1. ${text.identity.name}`}</b>
          ) : (
            <a href={identityAt}>{`1. ${text.identity.name}`}</a>
          )}
          <span>{isKnown ? text.done : text.identity.hint}</span>
        </li>
        <li>
          <Link to={newListing}>{`2. ${text.listing.name}`}</Link>
          <span>{text.listing.hint}</span>
        </li>
        <li>
          <b>{`3. ${text.pictures.name}`}</b>
          <span>{text.pictures.hint}</span>
        </li>
      </ol>
    </Panel>
  );
}
