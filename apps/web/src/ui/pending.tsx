import { Button } from './button.tsx';
import { Note } from './note.tsx';
import styles from './pending.module.css';
import { text } from './text.ts';

type Props = {
  /** The text while loading. */
  loading: string;
  /** The error message; undefined while loading. */
  failure: string | undefined;
  onRetry: () => void;
};

/** Replaces the content of a page while it loads, or after it failed to load. */
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
