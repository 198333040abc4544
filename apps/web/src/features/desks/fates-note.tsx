import type { DeskFate } from '@piacter/contracts/desks';
import { Note } from '../../ui/note.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';

/** Refusals that are listed; the others are counted. */
const maxListed = 10;

/** What became of several listings: how many were changed, and which not and why. */
export function FatesNote({
  fates,
  getTitle,
  changedText = text.done.changed,
}: {
  fates: readonly DeskFate[];
  getTitle: (id: number) => string;
  /** What became of those that were not refused. */
  changedText?: (count: number) => string;
}) {
  const refused = fates.filter(({ fate }) => fate === 'refused');
  const changed = fates.filter(({ fate }) => fate === 'changed').length;
  return (
    <Note variant={changed === 0 && refused.length > 0 ? 'error' : 'done'}>
      {changedText(changed)}
      {refused.length > 0 && (
        <>
          {' '}
          {text.done.refused(refused.length)}
          <ul className={styles.refused}>
            {refused.slice(0, maxListed).map(({ id, message }) => (
              <li key={id}>
                <b>{getTitle(id)}</b>: {message}
              </li>
            ))}
            {refused.length > maxListed && <li>{text.done.more(refused.length - maxListed)}</li>}
          </ul>
        </>
      )}
    </Note>
  );
}
