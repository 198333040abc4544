import { type ComponentProps, lazy, Suspense } from 'react';
import type { HiddenNote as Note } from './hidden-note.tsx';

const LoadedNote = lazy(() => import('./hidden-note.tsx').then((module) => ({ default: module.HiddenNote })));

/** Says that a listing is hidden; loaded for the few listings that are. */
export const HiddenNote = (props: ComponentProps<typeof Note>) => (
  <Suspense>
    <LoadedNote {...props} />
  </Suspense>
);
