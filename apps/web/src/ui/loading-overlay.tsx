import { useEffect, useState } from 'react';
import { useIsLoading } from '../lib/loading.ts';
import styles from './loading-overlay.module.css';
import { LogoMark } from './logo.tsx';
import { text } from './text.ts';

/** Milliseconds before the overlay appears; shorter requests show none, since a flash would feel slower. */
const delayMs = 300;

/** Covers the page while a request is pending, after 300 ms (LAY-11). */
export function LoadingOverlay() {
  const loading = useIsLoading();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!loading) return setVisible(false);
    const timer = setTimeout(() => setVisible(true), delayMs);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <div role="status" className={isVisible ? styles.overlay : undefined} data-print="hide">
      {isVisible && (
        <div className={styles.sign}>
          <LogoMark className={styles.mark} />
          {text.loading}
        </div>
      )}
    </div>
  );
}
