import { lazy } from 'react';

/** Few properties have anything to draw. */
export const BarList = lazy(() =>
  import('../../../ui/chart/bar-list.tsx').then((module) => ({ default: module.BarList })),
);
