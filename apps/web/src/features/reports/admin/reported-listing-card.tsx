import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ListingVisibility, ReportedListing } from '@piacter/contracts/reports';
import { adminPaths, publicPathsByKind } from '@piacter/contracts/site/paths';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { listingWords } from '../../kinds/index.ts';
import { AdminVisibility } from '../visibility/admin-visibility.tsx';
import { text as shared } from '../visibility/text.ts';
import { type Report, ReportRows } from './report-rows.tsx';
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
      {listing?.isHidden === 1 && (
        <p className={styles.hidden}>
          <Badge variant="bad" icon={IconEyeOff}>
            {text.hidden}
          </Badge>{' '}
          {shared.reasonGiven} {listing.hiddenReason}
        </p>
      )}
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
  const open = reports.filter(({ state }) => state === 'open');
  const [newest] = open;
  return (
    <Panel>
      <ListingLine {...{ kind, id, title, listing }} />
      <ReportRows {...{ title, reports, onDismiss }} upheld={text.states.upheld} />
      <div className={styles.actions}>
        {listing && (
          <AdminVisibility listing={{ ...listing, isHidden: listing.isHidden === 1 }} onDone={onChanged} />
        )}
        {newest && open.length > 1 && (
          <Button
            variant="ghost"
            aria-label={text.dismissAllLabel(title)}
            onClick={() => onDismissAll(newest)}
          >
            {text.dismissAll}
          </Button>
        )}
      </div>
    </Panel>
  );
}
