import { useSyncExternalStore } from 'react';
import { createStorageListeners } from './storage-listeners.ts';

/**
 * A list that is kept in this browser under `key`, shared by its tabs. On the server and in the first render it is
 * empty; what cannot be read counts as empty, too.
 */
export function createStoredList<Item>(key: string) {
  const none: readonly Item[] = [];
  const { notify, subscribe } = createStorageListeners();
  // React compares snapshots by identity, so the parsed list is cached until the stored text changes.
  let parsed = { stored: null as string | null, items: none };

  const parse = (stored: string): readonly Item[] => {
    try {
      const items: unknown = JSON.parse(stored);
      return Array.isArray(items) ? items : none;
    } catch {
      return none;
    }
  };
  const read = (): readonly Item[] => {
    const stored = localStorage.getItem(key);
    if (stored !== parsed.stored) parsed = { stored, items: stored === null ? none : parse(stored) };
    return parsed.items;
  };
  const write = (items: readonly Item[]): void => {
    if (items.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(items));
    notify();
  };
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => none) };
}
