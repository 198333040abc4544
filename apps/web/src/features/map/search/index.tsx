import { lazy, Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import styles from './search-box.module.css';
import type { SearchMapProps } from './search-map.tsx';

const SearchMap = lazy(() => import('./search-map.tsx').then((module) => ({ default: module.SearchMap })));

/** The map of a search in reserved space; it is fetched when it is opened. */
export function LazySearchMap(props: SearchMapProps) {
  const config = useApi('GET /api/client-config', {}).data?.data.map;
  return (
    <div className={styles.column} data-print="hide">
      <div className={styles.box}>
        {config && (
          <Suspense>
            <SearchMap {...props} config={config} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
