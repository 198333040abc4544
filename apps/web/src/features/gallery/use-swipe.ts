import { type PointerEvent, useRef, useState } from 'react';

/** CSS pixels that a finger has to move for the picture to change. */
const swipeThreshold = 50;

/** The step of a horizontal movement in pixels: -1 to the previous picture, 1 to the next, 0 for none. */
export const getSwipeStep = (distance: number): -1 | 0 | 1 => {
  if (Math.abs(distance) < swipeThreshold) return 0;
  return distance > 0 ? -1 : 1;
};

/** The arrows and the button of the gallery have a click of their own. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button') !== null;

/** A finger that moves less than this, in CSS pixels, taps. */
const tapTolerance = 8;

/** Tracks horizontal dragging and reports the step at its end, or a tap; vertical movement scrolls the page. */
export const useSwipe = (onStep: (step: -1 | 1) => void, onTap?: () => void) => {
  const start = useRef<number>(undefined);
  /** Pixels that the finger has moved; null while none is down. */
  const [drag, setDrag] = useState<number | null>(null);

  const end = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    const step = getSwipeStep(distance);
    start.current = undefined;
    setDrag(null);
    if (step !== 0) onStep(step);
    else if (Math.abs(distance) < tapTolerance && !isControl(event.target)) onTap?.();
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
