import { type Corner, cornerLimits, formatArea } from '@piacter/contracts/map/values';
import { type Map as LeafletMap, LineUtil, Point, polyline } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import styles from '../map.module.css';
import { text } from '../text.ts';
import { toSimpleLoop } from './simple-loop.ts';

/** Pixels by which a simplified line may differ from the drawn one; doubled until few corners are left. */
const tolerance = 3;

/** The corners of a drawn line, at most as many as an area may have. */
function simplify(points: readonly Point[]): Point[] {
  for (let pixels = tolerance; ; pixels *= 2) {
    const corners = LineUtil.simplify([...points], pixels);
    if (corners.length <= cornerLimits.max) return corners;
  }
}

/** Drawing an area on the map with the mouse or a finger: one line, closed when it is let go; crossings are cut off. */
export function useDrawnArea(map: LeafletMap | undefined, onArea: (area: string) => void) {
  const [isDrawing, setDrawing] = useState(false);
  const [notice, setNotice] = useState<string>();
  const finish = useRef(onArea);
  finish.current = onArea;

  useEffect(() => {
    if (!map || !isDrawing) return;
    const container = map.getContainer();
    let points: Point[] = [];
    const line = polyline([], { className: styles.area ?? '', interactive: false }).addTo(map);
    map.closePopup();
    // A second finger or a double click would move the map under the line.
    const gestures = [map.dragging, map.touchZoom, map.doubleClickZoom, map.boxZoom];
    for (const gesture of gestures) gesture.disable();
    const toPoint = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = container.getBoundingClientRect();
      return new Point(clientX - left, clientY - top);
    };
    const start = (event: PointerEvent) => {
      const isControl = event.target instanceof Element && event.target.closest('.leaflet-control') !== null;
      if (!event.isPrimary || isControl) return;
      event.preventDefault();
      setNotice(undefined);
      points = [toPoint(event)];
      line.setLatLngs([]);
    };
    const move = (event: PointerEvent) => {
      if (points.length === 0 || !event.isPrimary) return;
      const point = toPoint(event);
      points.push(point);
      line.addLatLng(map.containerPointToLatLng(point));
    };
    const end = (event: PointerEvent) => {
      if (points.length === 0 || !event.isPrimary) return;
      const corners = simplify(points).map((point): Corner => {
        const { lat, lng } = map.containerPointToLatLng(point);
        return { lat, lon: lng };
      });
      const loop = corners.length < cornerLimits.min ? undefined : toSimpleLoop(corners);
      if (!loop) {
        cancel();
        setNotice(text.tooFewCorners);
        return;
      }
      points = [];
      setDrawing(false);
      setNotice(undefined);
      finish.current(formatArea(loop));
    };
    const cancel = () => {
      points = [];
      line.setLatLngs([]);
    };
    const interrupt = ({ isPrimary }: PointerEvent) => {
      if (points.length === 0 || !isPrimary) return;
      cancel();
      setNotice(text.interrupted);
    };
    container.addEventListener('pointerdown', start, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', interrupt);
    return () => {
      container.removeEventListener('pointerdown', start, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', interrupt);
      line.remove();
      for (const gesture of gestures) gesture.enable();
    };
  }, [map, isDrawing]);

  return {
    isDrawing,
    notice: notice ?? (isDrawing ? text.howToDraw : undefined),
    toggle: () => {
      setNotice(undefined);
      setDrawing(!isDrawing);
    },
  };
}
