import type { ListingKind } from '@piacter/contracts/listings/values';
import type { Bounds } from '@piacter/contracts/map';
import { formatArea, formatBounds, parseArea } from '@piacter/contracts/map/values';
import { type LatLngBounds, latLngBounds, polygon } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { read, useApi } from '../../../lib/api/index.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { createBaseMap, type MapConfig, showCountry } from '../base-map.ts';
import styles from '../map.module.css';
import { text } from '../text.ts';
import { createMarks, type Interaction, type MapReply } from './marks.ts';
import { useDrawnArea } from './use-drawn-area.ts';
import { type Cards, usePointedCard } from './use-pointed-card.ts';

export type SearchMapProps = {
  kind: ListingKind;
  /** The filters of the search. */
  query: Readonly<Record<string, string>>;
  cards: Cards;
  /** The area that is searched, as the address has it. */
  onArea: (area: string) => void;
};

type View = { bbox: string; zoom: string };

/** The parts of the country that the results of a search with a place are in. */
const wholeCountry: View = { bbox: '16,45.7,23,48.6', zoom: '6' };
const placeNames = ['settlement', 'countyRegion', 'region'];

const toBounds = ([west, south, east, north]: Bounds) => latLngBounds([south, west], [north, east]);

const getCorners = (bounds: LatLngBounds) =>
  [bounds.getSouthWest(), bounds.getSouthEast(), bounds.getNorthEast(), bounds.getNorthWest()].map(
    ({ lat, lng }) => ({ lat, lon: lng }),
  );

/** The results of a search on the map; loaded lazily with Leaflet, in a chunk of its own. */
export function SearchMap({ config, ...props }: SearchMapProps & { config: MapConfig }) {
  const { kind, query, cards, onArea } = props;
  const { selectedID, select } = usePointedCard(cards, kind);
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ReturnType<typeof createBaseMap>>();
  const [marks, setMarks] = useState<ReturnType<typeof createMarks>>();
  const [view, setView] = useState<View>();
  const [hasMoved, setMoved] = useState(false);
  const call = `GET /api/map/${kind}` as const;
  const reply = useApi(call, view ? { query: { ...query, ...view } } : null, { keepPreviousData: true });
  const found: MapReply | undefined = reply.data?.data;
  // The area that was chosen in this view: the map stays as it is.
  const ownArea = useRef<string>(undefined);
  const searchArea = (chosen: string) => {
    ownArea.current = chosen;
    setMoved(false);
    onArea(chosen);
  };
  const drawing = useDrawnArea(map, searchArea);
  const interaction = useRef<Interaction>(undefined);
  interaction.current = {
    onSelect: select,
    open: (to) => void navigate(to),
    searchArea: (bounds) => searchArea(formatArea(getCorners(bounds))),
  };

  const { tileUrl, attribution } = config;
  useEffect(() => {
    if (box.current === null) return;
    const created = createBaseMap(box.current, { tileUrl, attribution });
    showCountry(created);
    const update = () => {
      const bounds = created.getBounds();
      setView({
        bbox: formatBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]),
        zoom: String(Math.round(created.getZoom())),
      });
    };
    created.on('moveend', update);
    created.on('dragend zoomend', () => setMoved(true));
    update();
    // List and map side by side, or the map alone.
    const resizing = new ResizeObserver(() => created.invalidateSize());
    resizing.observe(box.current);
    setMap(created);
    setMarks(
      createMarks(created, {
        onSelect: (id) => interaction.current?.onSelect(id),
        open: (to) => interaction.current?.open(to),
        searchArea: (bounds) => interaction.current?.searchArea(bounds),
      }),
    );
    return () => {
      resizing.disconnect();
      created.remove();
      setMap(undefined);
      setMarks(undefined);
    };
  }, [tileUrl, attribution]);

  // Another place or area of the search: the map goes there.
  const { area } = query;
  const place = placeNames.map((name) => query[name] ?? '').join('|');
  const address = JSON.stringify(query);
  useEffect(() => {
    if (!map) return;
    const corners = area === undefined ? undefined : parseArea(area);
    if (corners) {
      const shape = polygon(
        corners.map(({ lat, lon }): [number, number] => [lat, lon]),
        { interactive: false, className: styles.area ?? '' },
      ).addTo(map);
      if (area !== ownArea.current) map.fitBounds(shape.getBounds(), { padding: [16, 16], animate: false });
      setMoved(false);
      return () => {
        shape.remove();
      };
    }
    if (place.replaceAll('|', '') === '') return;
    let isCurrent = true;
    void read<typeof call>(
      `/api/map/${kind}?${new URLSearchParams({ ...JSON.parse(address), ...wholeCountry })}`,
    )
      .then(({ data }: { data: MapReply }) => {
        const all = latLngBounds([]);
        for (const { bounds } of data.clusters) all.extend(toBounds(bounds));
        for (const { lat, lon } of data.pins) all.extend([lat, lon]);
        if (isCurrent && all.isValid())
          map.fitBounds(all, { maxZoom: 14, padding: [24, 24], animate: false });
        setMoved(false);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [map, area, place, kind, address]);

  useEffect(() => {
    if (found) marks?.show(found);
  }, [marks, found]);
  useEffect(() => marks?.select(selectedID), [marks, selectedID]);

  const searchHere = () => {
    const bounds = map?.getBounds();
    if (bounds) searchArea(formatArea(getCorners(bounds)));
  };
  const notice = drawing.notice ?? reply.error?.message;
  return (
    // Not on the map's own element, whose classes belong to Leaflet.
    <div className={classNames(styles.search, drawing.isDrawing && styles.drawing)}>
      <div className={styles.tools}>
        <Button
          variant={drawing.isDrawing ? 'primary' : 'ghost'}
          className={drawing.isDrawing ? undefined : styles.tool}
          onClick={drawing.toggle}
        >
          {drawing.isDrawing ? text.cancelDrawing : text.draw}
        </Button>
        {hasMoved && !drawing.isDrawing && (
          <Button variant="ghost" className={styles.tool} onClick={searchHere}>
            {text.searchHere}
          </Button>
        )}
      </div>
      <p role="status" className={notice ? styles.notice : 'sr-only'}>
        {notice}
      </p>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: Leaflet handles the arrow and zoom keys on this element */}
      <div ref={box} className={styles.map} role="application" aria-label={text.searchLabel} tabIndex={0} />
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
    </div>
  );
}
