import type { ListingKind } from '@piacter/contracts/listings/values';
import type { Bounds } from '@piacter/contracts/map';
import { parseArea } from '@piacter/contracts/map/values';
import { type FitBoundsOptions, type Map as LeafletMap, latLngBounds, polygon } from 'leaflet';
import { type RefObject, useEffect, useRef } from 'react';
import { read } from '../../../lib/api/index.ts';
import styles from '../map.module.css';
import type { MapReply } from './marks.ts';

/** How many pixels of an element are below the window. */
const getPixelsBelow = (element: Element): number =>
  Math.max(0, Math.round(element.getBoundingClientRect().bottom - window.innerHeight));

/**
 * Keeps in `--below` how many pixels of an element are below the window: a map as high as the window begins below the
 * head of the page, and what stands at its lower edge stays in view.
 */
export function useLowerEdge(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const update = () => {
      const { current } = element;
      current?.style.setProperty('--below', `${getPixelsBelow(current)}px`);
    };
    update();
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['scroll', 'resize']) window.addEventListener(type, update, { passive: true, signal });
    return () => listening.abort();
  }, [element]);
}

/** The country with its neighbours, where results are looked for; with a country of its own the whole world. */
const country = { bbox: '15,45,24,49.5', zoom: '6' };
const world = { bbox: '-180,-85,180,85', zoom: '3' };
/** Pixels that stay free around the results: at the top below the buttons, at the bottom above the edge of the window. */
const getPadding = (map: LeafletMap): FitBoundsOptions => ({
  paddingTopLeft: [48, 76],
  paddingBottomRight: [48, 48 + getPixelsBelow(map.getContainer())],
});
/** A single result is shown with its surroundings. */
// own value: a zoom level
const nearest = 12;

const toBounds = ([west, south, east, north]: Bounds) => latLngBounds([south, west], [north, east]);

type Search = { kind: ListingKind; query: Readonly<Record<string, string>> };

/** Shows the area of a search, and takes the map to the results of each new search, or to its area. */
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
    if (!isOwn) map.fitBounds(shape.getBounds(), { ...getPadding(map), animate: false });
    arrive.current();
    return () => {
      shape.remove();
    };
  }, [map, area]);

  const address = JSON.stringify(query);
  useEffect(() => {
    if (!map || hasArea) return;
    let isCurrent = true;
    const { countryID } = JSON.parse(address);
    const view = countryID === undefined ? country : world;
    void read<`GET /api/map/${ListingKind}`>(
      `/api/map/${kind}?${new URLSearchParams({ ...JSON.parse(address), ...view })}`,
    )
      .then(({ data }: { data: MapReply }) => {
        if (!isCurrent) return;
        const all = latLngBounds([]);
        for (const { bounds } of data.clusters) all.extend(toBounds(bounds));
        for (const { lat, lon } of data.pins) all.extend([lat, lon]);
        if (all.isValid()) map.fitBounds(all, { ...getPadding(map), maxZoom: nearest, animate: false });
        arrive.current();
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [map, hasArea, kind, address]);

  return {
    /** The area was chosen in this view: the map stays as it is. */
    keepView: (chosen) => {
      if (chosen !== area) ownArea.current = chosen;
    },
  };
}
