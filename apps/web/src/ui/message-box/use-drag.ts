import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

type Offset = { x: number; y: number };
const origin: Offset = { x: 0, y: 0 };

/** The step of an arrow key in pixels; with Shift five times as much. */
const step = 10;
/** Minimum part of the box that stays within the window, in pixels. */
const rest = 46;

const arrows: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/**
 * Moves a box by its title bar: mouse and touch on the bar, arrow keys on the handle inside it. The bar never leaves
 * the window. A new `subject` resets the position.
 */
export const useDrag = (box: RefObject<HTMLElement | null>, subject: unknown) => {
  const [offset, setOffset] = useState(origin);
  const start = useRef<{ pointer: Offset; offset: Offset } | null>(null);
  const handle = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for a new subject
  useEffect(() => setOffset(origin), [subject]);

  const moveTo = (wanted: Offset) => {
    const shape = box.current?.getBoundingClientRect();
    if (!shape) return;
    const left = shape.left - offset.x;
    const top = shape.top - offset.y;
    setOffset({
      x: clamp(wanted.x, rest - left - shape.width, window.innerWidth - rest - left),
      y: clamp(wanted.y, -top, window.innerHeight - rest - top),
    });
  };

  const bar = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[aria-label]')))
        return;
      start.current = { pointer: { x: event.clientX, y: event.clientY }, offset };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const { pointer, offset: from } = start.current;
      moveTo({ x: from.x + event.clientX - pointer.x, y: from.y + event.clientY - pointer.y });
    },
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 * step : step;
    moveTo({ x: offset.x + direction.x * far, y: offset.y + direction.y * far });
  };

  const place: CSSProperties = { transform: `translate(${offset.x}px, ${offset.y}px)` };
  return { bar, handle: { ref: handle, onKeyDown }, place };
};
