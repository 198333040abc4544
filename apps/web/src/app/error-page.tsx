import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/button.tsx';
import styles from '../ui/signpost-page.module.css';
import { SignpostPage } from '../ui/signpost-page.tsx';
import { text } from './text.ts';

/** Replaces a page that failed to load or to render; reports when the browser is offline, and offers a retry. */
export function ErrorPage() {
  const error = useRouteError();
  usePageTitle(text.failed.title);
  useEffect(() => console.error(error), [error]);
  return (
    <SignpostPage title={text.failed.title} hint={navigator.onLine ? text.failed.hint : text.failed.offline}>
      <div className={styles.links}>
        <Button onClick={() => window.location.reload()}>{text.failed.retry}</Button>
      </div>
    </SignpostPage>
  );
}
