import { addDays } from '@piacter/contracts/core/days';
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findKeyDay } from '../month/index.tsx';

/** The day of the button that an event comes from. */
const getDay = (event: SyntheticEvent): string | undefined =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;

type Picked = { anchor: string; end: string };

type Options = {
  first: string;
  last: string;
  /** Shows the month of a day that the keys lead to. */
  reveal: (day: string) => void;
};

/**
 * Nights are selected by dragging with the mouse, by a tap on the first and one on the last, or by Shift with the arrow
 * keys. The handlers and `boxRef` belong to an element around the months.
 */
export function useNightSelection({ first, last, reveal }: Options) {
  const [picked, setPicked] = useState<Picked>();
  const [focusDay, setFocusDay] = useState(first);
  const boxRef = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: string; hasMoved: boolean } | null>(null);
  const isSelectable = (day: string | undefined): day is string =>
    day !== undefined && day >= first && day <= last;

  /** The second tap ends what the first has begun. */
  const tap = (day: string) =>
    setPicked((before) =>
      before && before.anchor === before.end && before.anchor !== day
        ? { anchor: before.anchor, end: day }
        : { anchor: day, end: day },
    );

  const focusOn = (day: string) => {
    flushSync(() => {
      setFocusDay(day);
      reveal(day);
    });
    boxRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const day = getDay(event);
      if (event.pointerType === 'mouse' && isSelectable(day)) drag.current = { from: day, hasMoved: false };
    },
    onPointerOver: (event: PointerEvent) => {
      const day = getDay(event);
      const from = drag.current?.from;
      if (event.buttons !== 1) drag.current = null;
      else if (drag.current && from && isSelectable(day) && day !== from) {
        drag.current.hasMoved = true;
        setPicked({ anchor: from, end: day });
      }
    },
    onClick: (event: SyntheticEvent) => {
      const day = getDay(event);
      const wasDrag = drag.current?.hasMoved === true;
      drag.current = null;
      if (wasDrag || !isSelectable(day)) return;
      setFocusDay(day);
      tap(day);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const day = getDay(event);
      if (event.key === 'Escape') setPicked(undefined);
      const next = day && findKeyDay(event.key, day);
      if (!next) return;
      event.preventDefault();
      if (!isSelectable(next)) return;
      focusOn(next);
      if (event.shiftKey) setPicked((before) => ({ anchor: before?.anchor ?? day, end: next }));
    },
  };

  const ends = picked ? [picked.anchor, picked.end].toSorted() : [];
  const [from = '', lastNight = ''] = ends;
  return {
    boxRef,
    handlers,
    focusDay,
    /** Moves the focus to a day, whose month is shown. */
    focusOn,
    selection: { from, to: lastNight && addDays(lastNight, 1) },
    clear: () => setPicked(undefined),
  };
}
