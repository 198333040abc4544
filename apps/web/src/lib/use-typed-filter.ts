import { useEffect, useRef, useState } from 'react';

/** Debounce of typed text, in milliseconds. */
const typingDebounceMs = 400;

/** A text that filters once the typing pauses, or at once by `apply`; one that is applied from outside takes its place. */
export function useTypedFilter(applied: string, change: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(applied);
  // The filters beside it may have changed since the text was typed.
  const latest = useRef(change);
  latest.current = change;

  useEffect(() => {
    if (sent.current === applied) return;
    clearTimeout(pause.current);
    sent.current = applied;
    setTyped(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const send = (text: string) => {
    clearTimeout(pause.current);
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    latest.current(trimmed);
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(pause.current);
      if (text === '') send(text);
      else pause.current = setTimeout(() => send(text), typingDebounceMs);
    },
    apply: () => send(typed),
  };
}
