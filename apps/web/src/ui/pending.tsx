import { Button } from './button.tsx';
import { Note } from './note.tsx';
import styles from './pending.module.css';
import { text } from './text.ts';

type Props = {
  /** What is said meanwhile. */
  loading: string;
  /** Why it did not come; nothing while it may still. */
  failure: string | undefined;
  onRetry: () => void;
};

/** In place of what a page is about while it is on its way, or did not come. */
export function Pending({ loading, failure, onRetry }: Props) {
  if (failure === undefined)
    return (
      <p role="status" className={styles.loading}>
        {loading}
      </p>
    );
  return (
    <Note variant="error">
      <p>{failure}</p>
      <Button variant="ghost" onClick={onRetry}>
        {text.retry}
      </Button>
    </Note>
  );
}
