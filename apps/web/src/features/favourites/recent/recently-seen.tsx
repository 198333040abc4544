import { lazy, Suspense } from 'react';
import { seenListings } from '../../listings/seen/index.ts';

const SeenCards = lazy(() => import('./seen-cards.tsx').then((module) => ({ default: module.SeenCards })));

/** The listings that were seen on this device, with everything it takes loaded when there are any (KEEP-05). */
export function RecentlySeen() {
  const seen = seenListings.use();
  if (seen.length === 0) return null;
  return (
    <Suspense>
      <SeenCards seen={seen} />
    </Suspense>
  );
}
