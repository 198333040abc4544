import { CopyButton } from '../../../ui/copy-button.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './editor-state.module.css';
import { text } from './text.ts';

/** What can be done with a listing that others see from now on. */
export function NextSteps({ viewPath, imagesAt }: { viewPath: string; imagesAt: string | undefined }) {
  const { next } = text;
  return (
    <p className={styles.next}>
      <Link to={viewPath}>{next.view}</Link>
      {imagesAt && <a href={imagesAt}>{next.images}</a>}
      <CopyButton variant="plain" value={`${window.location.origin}${viewPath}`} label={next.copy} />
    </p>
  );
}
