import { lazy, Suspense } from 'react';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import styles from './contact.module.css';
import type { ContactFormProps } from './contact-form.tsx';
import { text } from './text.ts';

const LazyForm = lazy(() => import('./contact-form.tsx').then((module) => ({ default: module.ContactForm })));

const waiting = (
  <div className={styles.waiting}>
    <span className="sr-only" role="status">
      {text.loading}
    </span>
    <noscript>{text.needsScript}</noscript>
  </div>
);

/**
 * The contact form, loaded lazily in a chunk of its own; its space is reserved. Not rendered by the server: what is typed
 * before its code has loaded would be lost.
 */
export function ContactForm(props: ContactFormProps) {
  return useIsMounted() ? (
    <Suspense fallback={waiting}>
      <LazyForm {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
