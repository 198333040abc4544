import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ListingVisibility } from '@piacter/contracts/reports';
import { adminPaths, publicPathsByKind } from '@piacter/contracts/site/paths';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { listingWords } from '../../kinds/index.ts';
import { text as shared } from '../visibility/text.ts';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

type Props = { kind: ListingKind; id: number; title: string; listing: ListingVisibility | null };

/** The listing that was reported: a link to its page, its owner, and why it is hidden. */
export function ListingLine({ kind, id, title, listing }: Props) {
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
