import { type ComponentProps, lazy, Suspense } from 'react';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { text } from './text.ts';
import styles from './visitor-calendar.module.css';

const VisitorCalendar = lazy(() =>
  import('./visitor-calendar.tsx').then((module) => ({ default: module.VisitorCalendar })),
);

/** The calendar of an accommodation, which is loaded when it comes near. */
export function NearCalendar(props: ComponentProps<typeof VisitorCalendar>) {
  const { box, isNear } = useIsNear();
  return (
    <section ref={box} className={styles.section} aria-labelledby="naptar">
      <h2 id="naptar">{text.title}</h2>
      <Suspense fallback={<p>{text.loading}</p>}>{isNear && <VisitorCalendar {...props} />}</Suspense>
    </section>
  );
}
