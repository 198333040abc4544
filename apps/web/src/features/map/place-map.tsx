import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/api/index.ts';
import { isInOutline } from './bounds.ts';
import styles from './map.module.css';

const LeafletMap = lazy(() => import('./leaflet-map.tsx').then((module) => ({ default: module.LeafletMap })));

/** Whether an element has come near the window; once it has, for good. */
const useHasComeNear = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, isNear };
};

type Place = { lat: number | null; lon: number | null; place: string };

/** The title stands above the map, and only where there is one: so it is asked for before it is drawn. */
export const useHasMap = ({ lat, lon }: Omit<Place, 'place'>): boolean => {
  const { data } = useApi('GET /api/client-config', lat === null ? null : {});
  if (lat === null || lon === null || data === undefined) return false;
  return data.data.map.tileUrl !== null || isInOutline(lat, lon);
};

/** A place on the map; its box is there at once, Leaflet only when it comes near. */
export function PlaceMap({ lat, lon, place }: Place) {
  const config = useApi('GET /api/client-config', {}).data?.data.map;
  const { box, isNear } = useHasComeNear();
  return (
    <div ref={box} className={styles.box} data-print="hide">
      {isNear && config && lat !== null && lon !== null && (
        <Suspense>
          <LeafletMap {...{ lat, lon, place, ...config }} />
        </Suspense>
      )}
    </div>
  );
}
