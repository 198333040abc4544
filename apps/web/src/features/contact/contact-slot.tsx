import { lazy, Suspense } from 'react';
import styles from './contact.module.css';
import type { ContactFormProps } from './contact-form.tsx';
import { text } from './text.ts';

const LazyForm = lazy(() => import('./contact-form.tsx').then((module) => ({ default: module.ContactForm })));

/** The contact form, loaded lazily in a chunk of its own; the fallback reserves its space. */
export function ContactForm(props: ContactFormProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <span className="sr-only" role="status">
            {text.loading}
          </span>
        </div>
      }
    >
      <LazyForm {...props} />
    </Suspense>
  );
}
