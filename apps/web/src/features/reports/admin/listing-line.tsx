import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ListingVisibility } from '@piacter/contracts/reports';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { listingWords } from '../../kinds/index.ts';
import { text as shared } from '../visibility/text.ts';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

type Props = { kind: ListingKind; id: number; title: string; listing: ListingVisibility | null };

/** The listing that was reported: a link to its page, its owner, and why it is hidden. */
export function ListingLine({ kind, id, title, listing }: Props) {
  return (
    <div className={styles.listing}>
      <p className={styles.quiet}>
        {listingWords[kind].one} · {text.identifier(id)}
      </p>
      <h2>
        {listing ? <Link to={publicPathsByKind[kind].detail(listing.url)}>{listing.title}</Link> : title}
      </h2>
      {listing ? (
        <p className={styles.quiet}>{text.owner(listing.ownerName, listing.ownerEmail)}</p>
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
