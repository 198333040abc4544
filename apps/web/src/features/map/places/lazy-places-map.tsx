import { lazy, Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { useIsNear } from '../../../lib/use-is-near.ts';
import styles from '../place-map.module.css';
import type { MarkedPlace } from './places-map.tsx';

const PlacesMap = lazy(() => import('./places-map.tsx').then((module) => ({ default: module.PlacesMap })));

/** Several places on a map, in reserved space; Leaflet loads when the box comes near the viewport. */
export function LazyPlacesMap({ label, places }: { label: string; places: readonly MarkedPlace[] }) {
  const config = useApi('GET /api/client-config', {}).data?.data.map;
  const { box, isNear } = useIsNear();
  return (
    <div ref={box} className={styles.box} data-print="hide">
      {isNear && config && (
        <Suspense>
          <PlacesMap label={label} places={places} config={config} />
        </Suspense>
      )}
    </div>
  );
}
