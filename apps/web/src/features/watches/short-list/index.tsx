import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.ts';

export { markLookedAt, useFoundWatches } from './found-watches.ts';

const NewList = lazy(() => import('./new-list.tsx').then((module) => ({ default: module.NewList })));

/** What one's watches have found since they were looked at, with everything it takes loaded where there is an account. */
export function NewInWatches() {
  if (useSession() === null) return null;
  return (
    <Suspense>
      <NewList />
    </Suspense>
  );
}
