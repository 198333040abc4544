import type { ListingKind } from '@piacter/contracts/listings/values';
import type { Bounds } from '@piacter/contracts/map';
import { parseArea } from '@piacter/contracts/map/values';
import { type Map as LeafletMap, latLngBounds, polygon } from 'leaflet';
import { useEffect, useRef } from 'react';
import { read } from '../../../lib/api/index.ts';
import styles from '../map.module.css';
import type { MapReply } from './marks.ts';

/** The parts of the country that the results of a search with a place are in. */
const wholeCountry = { bbox: '16,45.7,23,48.6', zoom: '6' };
const placeNames = ['settlement', 'countyRegion', 'region'];

const toBounds = ([west, south, east, north]: Bounds) => latLngBounds([south, west], [north, east]);

type Search = { kind: ListingKind; query: Readonly<Record<string, string>> };

/** Shows the area of a search, and takes the map to the place or area that a search comes with. */
export function useSearchedPlace(
  map: LeafletMap | undefined,
  { kind, query }: Search,
  onArrival: () => void,
): { keepView: (area: string) => void } {
  const arrive = useRef(onArrival);
  arrive.current = onArrival;
  const ownArea = useRef<string>(undefined);
  const { area } = query;
  const hasArea = area !== undefined && parseArea(area) !== undefined;

  useEffect(() => {
    const isOwn = area === ownArea.current;
    // When the search comes back to this area later, the map may be elsewhere.
    ownArea.current = undefined;
    const corners = area === undefined ? undefined : parseArea(area);
    if (!map || !corners) return;
    const shape = polygon(
      corners.map(({ lat, lon }): [number, number] => [lat, lon]),
      { interactive: false, className: styles.area ?? '' },
    ).addTo(map);
    if (!isOwn) map.fitBounds(shape.getBounds(), { padding: [16, 16], animate: false });
    arrive.current();
    return () => {
      shape.remove();
    };
  }, [map, area]);

  const place = placeNames.map((name) => query[name] ?? '').join('');
  const address = JSON.stringify(query);
  useEffect(() => {
    if (!map || hasArea || place === '') return;
    let isCurrent = true;
    void read<`GET /api/map/${ListingKind}`>(
      `/api/map/${kind}?${new URLSearchParams({ ...JSON.parse(address), ...wholeCountry })}`,
    )
      .then(({ data }: { data: MapReply }) => {
        if (!isCurrent) return;
        const all = latLngBounds([]);
        for (const { bounds } of data.clusters) all.extend(toBounds(bounds));
        for (const { lat, lon } of data.pins) all.extend([lat, lon]);
        if (all.isValid()) map.fitBounds(all, { maxZoom: 14, padding: [24, 24], animate: false });
        arrive.current();
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [map, hasArea, place, kind, address]);

  return {
    /** The area was chosen in this view: the map stays as it is. */
    keepView: (chosen) => {
      if (chosen !== area) ownArea.current = chosen;
    },
  };
}
