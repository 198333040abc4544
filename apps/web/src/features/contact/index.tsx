import { lazy, type RefObject, Suspense } from 'react';
import { useIsNear } from '../../lib/use-is-near.ts';
import styles from './contact.module.css';
import type { ContactFormProps } from './contact-form.tsx';
import { text } from './text.ts';

export type { ContactFormProps } from './contact-form.tsx';
export { enterForm } from './enter-form.ts';

const LazyForm = lazy(() =>
  import('./contact-entry.tsx').then((module) => ({ default: module.ContactForm })),
);

function Waiting({ box }: { box?: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={box} className={styles.waiting} data-print="hide">
      <span className="sr-only" role="status">
        {text.loading}
      </span>
      <noscript>{text.needsScript}</noscript>
    </div>
  );
}

/**
 * The contact form, loaded in a chunk of its own when it comes near the viewport or is entered; its space is reserved.
 * Not rendered by the server: what is typed before its code has loaded would be lost.
 */
export function ContactForm(props: ContactFormProps) {
  const { box, isNear } = useIsNear();
  return isNear || props.isEntered ? (
    <Suspense fallback={<Waiting />}>
      <LazyForm {...props} />
    </Suspense>
  ) : (
    <Waiting box={box} />
  );
}
