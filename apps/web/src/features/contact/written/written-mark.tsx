import type { ListingTarget } from '@piacter/contracts/listings/values';
import { formatWritten, useWritten } from './index.ts';
import { text } from './text.ts';
import styles from './written-mark.module.css';

/** On the card of a listing whose advertiser was written to: over the picture, so that nothing moves when it comes. */
export function WrittenMark({ listing }: { listing: ListingTarget }) {
  const written = useWritten(listing);
  return (
    written !== undefined && (
      <p className={styles.mark} data-written>
        <span aria-hidden="true">{text.mark}</span>
        <span className="sr-only">{formatWritten(written)}</span>
      </p>
    )
  );
}
