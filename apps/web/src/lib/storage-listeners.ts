/** Listeners of something in the local storage: told of the changes of this tab, and of those of other tabs. */
export function createStorageListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: (): void => {
      for (const listener of listeners) listener();
    },
    /** For `useSyncExternalStore`; returns the function that ends it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
