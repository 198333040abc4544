import type { ListingKind } from '@piacter/contracts/listings/values';
import { formatArea, formatBounds } from '@piacter/contracts/map/values';
import type { LatLngBounds } from 'leaflet';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { classNames } from '../../../lib/class-names.ts';
import { drawerWidth, isNarrow } from '../../../lib/media.ts';
import { Button } from '../../../ui/button.tsx';
import { type LoadWords, useSearchWords } from '../../kinds/search-words/index.ts';
import { createBaseMap, type MapConfig, showCountry } from '../base-map.ts';
import styles from '../map.module.css';
import { text } from '../text.ts';
import { createMarks, type Interaction, type MapReply } from './marks.ts';
import { type Opened, OpenedPins } from './opened-pins.tsx';
import type { DescribePin } from './pin-card.tsx';
import { useDrawnArea } from './use-drawn-area.ts';
import { type Cards, usePointedCard } from './use-pointed-card.ts';
import { useLowerEdge, useSearchedPlace } from './use-searched-place.ts';

/** Brings a map that was opened into view: on narrow screens all of it, on others with the beginning of its list. */
function useArrival(map: RefObject<HTMLElement | null>): void {
  const type = useRef(useNavigationType());
  useEffect(() => {
    if (isNarrow(drawerWidth)) map.current?.scrollIntoView({ block: 'end' });
    // On going back the list is where it was left.
    else if (type.current !== 'POP') window.scrollTo(0, 0);
  }, [map]);
}

export type SearchMapProps = {
  kind: ListingKind;
  loadWords: LoadWords;
  /** The filters of the search. */
  query: Readonly<Record<string, string>>;
  cards: Cards;
  /** The area that is searched, as the address has it. */
  onArea: (area: string) => void;
};

type View = { bbox: string; zoom: string };

const getCorners = (bounds: LatLngBounds) =>
  [bounds.getSouthWest(), bounds.getSouthEast(), bounds.getNorthEast(), bounds.getNorthWest()].map(
    ({ lat, lng }) => ({ lat, lon: lng }),
  );

/** The results of a search on the map; loaded lazily with Leaflet, in a chunk of its own. */
export function SearchMap({ config, ...props }: SearchMapProps & { config: MapConfig }) {
  const { kind, query, cards, onArea } = props;
  const { words } = useSearchWords(kind, props.loadWords);
  const { selectedID, select } = usePointedCard(cards, kind);
  const box = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useLowerEdge(root);
  useArrival(root);
  const [map, setMap] = useState<ReturnType<typeof createBaseMap>>();
  const [marks, setMarks] = useState<ReturnType<typeof createMarks>>();
  const [view, setView] = useState<View>();
  const [hasMoved, setMoved] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const call = `GET /api/map/${kind}` as const;
  const reply = useApi(call, view ? { query: { ...query, ...view } } : null, { keepPreviousData: true });
  const found: MapReply | undefined = reply.data?.data;
  const { keepView } = useSearchedPlace(map, { kind, query }, () => setMoved(false));
  const searchArea = (chosen: string) => {
    keepView(chosen);
    setMoved(false);
    onArea(chosen);
  };
  const drawing = useDrawnArea(map, searchArea);
  const interaction = useRef<Interaction>(undefined);
  interaction.current = {
    onSelect: select,
    open: setOpened,
    searchArea: (bounds) => searchArea(formatArea(getCorners(bounds))),
  };

  const { tileUrl, attribution } = config;
  useEffect(() => {
    if (box.current === null) return;
    const created = createBaseMap(box.current, { tileUrl, attribution });
    showCountry(created);
    const update = () => {
      const { x, y } = created.getSize();
      // Hidden, as on paper.
      if (x === 0 || y === 0) return;
      const bounds = created.getBounds();
      setView({
        bbox: formatBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]),
        zoom: String(Math.round(created.getZoom())),
      });
    };
    created.on('moveend', update);
    created.on('dragend zoomend', () => setMoved(true));
    created.on('keydown', ({ originalEvent: { key, target } }) => {
      if (key.startsWith('Arrow') && target === created.getContainer()) setMoved(true);
    });
    update();
    // List and map side by side, or the map alone.
    const resizing = new ResizeObserver(() => created.invalidateSize());
    resizing.observe(box.current);
    setMap(created);
    setMarks(
      createMarks(created, {
        onSelect: (id) => interaction.current?.onSelect(id),
        open: (pins) => interaction.current?.open(pins),
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

  const address = JSON.stringify(query);
  const describe = useCallback<DescribePin>(
    (pin) => {
      if (!words) throw new Error('a pin before its words');
      return words.describePin(pin, JSON.parse(address));
    },
    [words, address],
  );
  useEffect(() => {
    if (found && words) marks?.show(found, describe);
  }, [marks, found, words, describe]);
  useEffect(() => marks?.select(selectedID), [marks, selectedID]);

  const searchHere = () => {
    if (!map) return;
    searchArea(formatArea(getCorners(map.getBounds())));
    // The button goes.
    map.getContainer().focus({ preventScroll: true });
  };
  const close = () => {
    // The focus goes back to where the cards were opened, unless it has gone elsewhere.
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('[role="dialog"]');
    if (isLost) opened?.mark.getElement()?.focus({ preventScroll: true });
    setOpened(undefined);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (opened) close();
    else if (drawing.isDrawing) drawing.toggle();
  };
  const notice = drawing.notice ?? reply.error?.message;
  return (
    // Not on the map's own element, whose classes belong to Leaflet.
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever in the map the focus is
    <div
      ref={root}
      className={classNames(styles.search, drawing.isDrawing && styles.drawing)}
      onKeyDown={handleKey}
    >
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
      {map && opened && words && (
        <OpenedPins key={opened.pins[0].id} map={map} opened={opened} describe={describe} onClose={close} />
      )}
    </div>
  );
}
