import { lazy, Suspense } from 'react';
import styles from './contact.module.css';
import type { ContactFormProps } from './contact-form.tsx';
import { text } from './text.ts';

const LazyForm = lazy(() => import('./contact-form.tsx').then((module) => ({ default: module.ContactForm })));

/** The contact form in a chunk of its own: the listing stands before it, and its place is kept. */
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
