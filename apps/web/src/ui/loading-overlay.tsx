import { useEffect, useState } from 'react';
import { useIsLoading } from '../lib/loading.ts';
import styles from './loading-overlay.module.css';
import { LogoMark } from './logo.tsx';
import { text } from './text.ts';

/** A shorter wait than this, in milliseconds, shows nothing: a flash would only make it feel longer. */
const patienceMs = 300;

/** Covers the page while a request runs, once it has run for 300 ms (LAY-11). */
export function LoadingOverlay() {
  const loading = useIsLoading();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <div role="status" className={shown ? styles.overlay : undefined} data-print="hide">
      {shown && (
        <div className={styles.sign}>
          <LogoMark className={styles.mark} />
          {text.loading}
        </div>
      )}
    </div>
  );
}
