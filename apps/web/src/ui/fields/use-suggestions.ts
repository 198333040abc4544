import { useEffect, useRef, useState } from 'react';

/** As documented (WID-01): requests 300 ms after the last key, closes 200 ms after losing the focus. */
const typingDebounceMs = 300;
const closingDelayMs = 200;

/**
 * Loads suggestions for the typed text. Replies to an earlier text never replace those to a later one; a failure means
 * no suggestions.
 */
export const useSuggestions = <T>(
  load: (typed: string, signal: AbortSignal) => Promise<readonly T[]> | readonly T[],
  limit: number,
) => {
  const [items, setItems] = useState<readonly T[]>([]);
  const [open, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(waiting.current);
    clearTimeout(closing.current);
    running.current?.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs only, on unmount
  useEffect(() => stop, []);

  const close = () => {
    stop();
    setOpen(false);
    setItems([]);
  };

  const suggest = async (typed: string) => {
    const controller = new AbortController();
    running.current = controller;
    const found = await Promise.resolve(load(typed, controller.signal)).catch(() => []);
    if (controller.signal.aborted) return;
    setItems(found.slice(0, limit));
    setOpen(true);
  };

  const search = (typed: string) => {
    stop();
    if (typed.trim() === '') return close();
    waiting.current = setTimeout(() => void suggest(typed), typingDebounceMs);
  };

  const scheduleClose = () => {
    clearTimeout(waiting.current);
    closing.current = setTimeout(close, closingDelayMs);
  };

  return { items, open, search, close, scheduleClose };
};
