import { DomUtil, type LatLngBounds, type Map as LeafletMap, point } from 'leaflet';
import { marksMoved } from '../marks-moved.ts';
import styles from './ground.module.css';
import { type LabelStyle, listNames, type MapName } from './list-names.ts';
import { type Box, type Label, placeLabels } from './place-labels.ts';

/** Pixels of the letters, as the style sheet has them. */
const fontSizes: Record<LabelStyle, number> = { city: 14, town: 13, village: 12, approximate: 12, water: 12 };
/** As many names as can be read at a time. */
// own value: names on a map
const maxNames = 170;

/** Measures texts in the font of the map; without a canvas by an average letter. */
function createMeasure(font: string): (text: string, style: LabelStyle) => number {
  const context = document.createElement('canvas').getContext?.('2d');
  const known = new Map<string, number>();
  return (text, style) => {
    const key = `${style} ${text}`;
    const size = fontSizes[style];
    let width = known.get(key);
    if (width === undefined) {
      if (context) context.font = `${style === 'city' ? 600 : 500} ${size}px ${font}`;
      width = Math.ceil(context?.measureText(text).width ?? text.length * size * 0.55);
      known.set(key, width);
    }
    return width;
  };
}

type NameLabel = Label & { style: LabelStyle };

function createElement({ text, style, hasDot, left, top, x, y }: NameLabel & { left: number; top: number }) {
  const name = document.createElement('span');
  name.className = `${styles.name} ${styles[style]}`;
  name.textContent = text;
  DomUtil.setPosition(name, point(Math.round(left), Math.round(top)));
  if (!hasDot) return [name];
  const dot = document.createElement('i');
  dot.className = `${styles.dot} ${styles[style]}`;
  DomUtil.setPosition(dot, point(Math.round(x), Math.round(y)));
  return [dot, name];
}

/** Names the settlements and waters in view, as many as there is room for. */
export function addLabels(map: LeafletMap): void {
  const pane = map.createPane('names');
  pane.classList.add(styles.names ?? '', 'leaflet-zoom-hide');
  // A screen reader hears the listings; of the names it would hear those that happen to fit.
  pane.setAttribute('aria-hidden', 'true');
  const measure = createMeasure(getComputedStyle(map.getContainer()).fontFamily);
  const toLabel = ({ text, lat, lon, style }: MapName): NameLabel => {
    const { x, y } = map.latLngToLayerPoint([lat, lon]);
    const hasDot = style !== 'water' && style !== 'approximate';
    return { text, style, x, y, width: measure(text, style), height: fontSizes[style] + 2, hasDot };
  };
  /** Where marks of listings are, in the pixels of the labels. */
  const listMarks = (): Box[] => {
    const { left: x, top: y } = map.getContainer().getBoundingClientRect();
    const origin = map.containerPointToLayerPoint([0, 0]);
    return [...(map.getPane('markerPane')?.children ?? [])].map((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      const [dx, dy] = [origin.x - x, origin.y - y];
      return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
    });
  };
  const draw = () => {
    const bounds: LatLngBounds = map.getBounds().pad(0.15);
    const labels = listNames(map.getZoom(), bounds).map(toLabel);
    pane.replaceChildren(...placeLabels(labels, maxNames, listMarks()).flatMap(createElement));
  };
  map.on(`moveend zoomend resize ${marksMoved}`, draw);
  draw();
}
