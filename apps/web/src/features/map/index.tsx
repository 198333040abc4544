import type { MapPosition } from '@piacter/contracts/listings';
import { lazy, Suspense } from 'react';
import { useApi } from '../../lib/api/index.ts';
import { useIsNear } from '../../lib/use-is-near.ts';
import styles from './place-map.module.css';

const LeafletMap = lazy(() => import('./leaflet-map.tsx').then((module) => ({ default: module.LeafletMap })));

/** Whether a place lies inside the drawn outline of Hungary; abroad, a map without tiles would show nothing. */
const isInOutline = (lat: number, lon: number): boolean =>
  lat > 45.7 && lat < 48.6 && lon > 16.1 && lon < 22.9;

type Place = {
  /** The shown position; null where none is known. */
  position: MapPosition | null;
  /** The name of the marked place. */
  place: string;
};

/** Whether there is a map to show: its heading is rendered outside of it, only where there is one. */
export const useHasMap = ({ position }: Pick<Place, 'position'>): boolean => {
  const { data } = useApi('GET /api/client-config', position === null ? null : {});
  if (position === null || data === undefined) return false;
  return data.data.map.tileUrl !== null || isInOutline(position.lat, position.lon);
};

/** A place on the map; its box is rendered at once, Leaflet loads when the box comes near the viewport. */
export function PlaceMap({ position, place }: Place) {
  const config = useApi('GET /api/client-config', {}).data?.data.map;
  const { box, isNear } = useIsNear();
  return (
    <div ref={box} className={styles.box} data-print="hide">
      {isNear && config && position && (
        <Suspense>
          <LeafletMap {...position} {...config} place={place} />
        </Suspense>
      )}
    </div>
  );
}
