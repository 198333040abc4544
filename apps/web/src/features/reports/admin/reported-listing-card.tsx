import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ListingVisibility, ReportedListing } from '@piacter/contracts/reports';
import { adminPaths, publicPathsByKind } from '@piacter/contracts/site/paths';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { listingWords } from '../../kinds/index.ts';
import { AdminVisibility } from '../visibility/index.tsx';
import { HiddenLine, type Report, ReportActions, ReportRows } from './report-rows.tsx';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

type ListingLineProps = { kind: ListingKind; id: number; title: string; listing: ListingVisibility | null };

/** The listing that was reported: a link to its page, its owner, and why it is hidden. */
export function ListingLine({ kind, id, title, listing }: ListingLineProps) {
  return (
    <div className={styles.listing}>
      {listing && (
        <div className={styles.picture}>
          <Picture address={listing.mainImg} kind={kind} sizes="120px" />
        </div>
      )}
      <p className={styles.quiet}>
        {listingWords[kind].one} · {text.identifier(id)}
      </p>
      <h2>
        {listing ? <Link to={publicPathsByKind[kind].detail(listing.url)}>{listing.title}</Link> : title}
      </h2>
      {listing ? (
        <>
          <p className={styles.quiet}>
            <Link to={adminPaths.user(listing.ownerID)}>
              {text.owner(listing.ownerName, listing.ownerEmail)}
            </Link>
          </p>
          {listing.otherReports > 0 && (
            <p className={styles.quiet}>{text.others(listing.otherReports, listing.otherUpheld)}</p>
          )}
        </>
      ) : (
        <p className={styles.quiet}>{text.deleted}</p>
      )}
      {listing?.isHidden === 1 && <HiddenLine reason={listing.hiddenReason} />}
    </div>
  );
}

type Props = {
  kind: ListingKind;
  reported: ReportedListing;
  onDismiss: (report: Report) => void;
  onDismissAll: (newest: Report) => void;
  onChanged: (message: string) => unknown;
};

/** A reported listing with its reports and what an admin can do. */
export function ReportedListingCard({ kind, reported, onDismiss, onDismissAll, onChanged }: Props) {
  const { id, title, listing, reports } = reported;
  return (
    <Panel>
      <ListingLine {...{ kind, id, title, listing }} />
      <ReportRows {...{ title, reports, onDismiss }} upheld={text.states.upheld} />
      <ReportActions {...{ reported, onDismissAll }}>
        {listing && (
          <AdminVisibility listing={{ ...listing, isHidden: listing.isHidden === 1 }} onDone={onChanged} />
        )}
      </ReportActions>
    </Panel>
  );
}
