import { lazy, Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import styles from '../place-map.module.css';
import type { PinMapProps } from './pin-map.tsx';

const PinMap = lazy(() => import('./pin-map.tsx').then((module) => ({ default: module.PinMap })));

/** The map on which an advertiser sets the pin, in reserved space; it is fetched when it is opened. */
export function LazyPinMap(props: PinMapProps) {
  const config = useApi('GET /api/client-config', {}).data?.data.map;
  return (
    <div className={styles.box} data-print="hide">
      {config && (
        <Suspense>
          <PinMap {...props} config={config} />
        </Suspense>
      )}
    </div>
  );
}
