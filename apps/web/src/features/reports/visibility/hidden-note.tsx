import { Note } from '../../../ui/note.tsx';
import styles from '../reports.module.css';
import { text } from './text.ts';

/** Says that a listing is hidden and why; to its owner also what to do. */
export function HiddenNote({ reason, isOwn }: { reason: string; isOwn: boolean }) {
  return (
    <Note>
      <b>{isOwn ? text.hiddenForOwner : text.hiddenForAdmin}</b>
      <span className={styles.reason}>
        {text.reasonGiven} {reason}
      </span>
      {isOwn && <span>{text.whatToDo}</span>}
    </Note>
  );
}
