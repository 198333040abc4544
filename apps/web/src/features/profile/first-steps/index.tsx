import type { ListingKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { listingCalls } from '../../kinds/index.ts';
import { findLacking } from '../identity/index.ts';
import { ProfilePage } from '../profile-page.tsx';
import { firstStepsText } from '../text.ts';
import styles from './first-steps.module.css';
import { useWaitingListing, type WaitingListing } from './waiting-listing.ts';

type Props = {
  kind: ListingKind;
  /** The anchor of name and phone. */
  identityAt: string;
  /** What they have begun. */
  waiting: WaitingListing | undefined;
};

/** What an advertiser who has never published a listing does first, above the profile. */
function FirstSteps({ kind, identityAt, waiting }: Props) {
  const listings = useApi(listingCalls[kind].ownListings, {}).data?.data;
  const profile = useApi('GET /api/user-profile', {}).data?.data;
  if (!profile || !listings?.every(({ state }) => state === 'draft')) return null;
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
          <Link to={waiting?.to ?? newListing}>{`2. ${firstStepsText.listing.name}`}</Link>
          <span>
            {waiting ? firstStepsText.listing.begun(formatDate(waiting.since)) : firstStepsText.listing.hint}
          </span>
        </li>
        <li>
          <b>{`3. ${firstStepsText.pictures.name}`}</b>
          <span>{firstStepsText.pictures.hint}</span>
        </li>
      </ol>
    </Panel>
  );
}

/** The profile of an advertiser, with the way to the first listing, and to one that waits to be published. */
export function AdvertiserProfile({ kind }: { kind: ListingKind }) {
  const waiting = useWaitingListing(kind);
  return (
    <ProfilePage
      first={<FirstSteps kind={kind} identityAt="#ki-vagy" waiting={waiting} />}
      next={waiting && <Link to={waiting.to}>{firstStepsText.listing.resume}</Link>}
    />
  );
}
