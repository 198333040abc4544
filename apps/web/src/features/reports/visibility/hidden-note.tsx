import type { ListingTarget } from '@piacter/contracts/listings/values';
import { api } from '../../../lib/api/index.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './hidden-note.module.css';
import { text } from './text.ts';

/** Asks the admins to look at a mended listing again. */
function ReviewRequest({ kind, id }: ListingTarget) {
  const { notice, focusRef, run } = useConfirmedAction(async () => {});
  const request = () => api('POST /api/listings/{kind}/{id}/review-request', { params: { kind, id } });
  return (
    <span ref={focusRef} tabIndex={-1} className={styles.review} role="status">
      {notice || <Button onClick={() => void run(undefined, request)}>{text.requestReview}</Button>}
    </span>
  );
}

type Props = { reason: string; listing: ListingTarget; isOwn: boolean };

/** Says that a listing is hidden and why; to its owner also what to do. */
export function HiddenNote({ reason, listing, isOwn }: Props) {
  return (
    <Note>
      <b>{isOwn ? text.hiddenForOwner : text.hiddenForAdmin}</b>
      <span className={styles.reason}>
        {text.reasonGiven} {reason}
      </span>
      {isOwn && <span>{text.whatToDo}</span>}
      {isOwn && <ReviewRequest {...listing} />}
    </Note>
  );
}
