import { type PointerEvent, useRef, useState } from 'react';

/** CSS pixels that a finger has to go for the picture to change, as documented. */
const swipeThreshold = 50;

/** What a movement of so many pixels to the right asks for: -1 the one before, 1 the next, 0 nothing. */
export const stepOf = (distance: number): -1 | 0 | 1 => {
  if (Math.abs(distance) < swipeThreshold) return 0;
  return distance > 0 ? -1 : 1;
};

/** Follows a finger sideways and says at its end where to go. Up and down stays the page's own scrolling. */
export const useSwipe = (onStep: (step: -1 | 1) => void) => {
  const start = useRef<number>(undefined);
  /** Pixels by which the finger has moved; null while none is down. */
  const [drag, setDrag] = useState<number | null>(null);

  const end = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const step = stepOf(event.clientX - start.current);
    start.current = undefined;
    setDrag(null);
    if (step !== 0) onStep(step);
  };
  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== undefined) setDrag(event.clientX - start.current);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = undefined;
        setDrag(null);
      },
    },
  };
};
