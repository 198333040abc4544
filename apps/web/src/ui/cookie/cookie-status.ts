import { useSyncExternalStore } from 'react';

/** 1 accepted, 0 declined (CK-02); null until a choice is made. */
export type CookieStatus = 0 | 1 | null;

const key = 'cookieStatus';
const listeners = new Set<() => void>();
let reopened = false;

export const readCookieStatus = (): CookieStatus => {
  const stored = localStorage.getItem(key);
  if (stored === '1') return 1;
  return stored === '0' ? 0 : null;
};

const announce = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const setCookieStatus = (status: 0 | 1): void => {
  localStorage.setItem(key, String(status));
  reopened = false;
  announce();
};

/** Shows the banner again after a choice (CK-03). */
export const openCookieSettings = (): void => {
  reopened = true;
  announce();
};

/** `asked`: no choice is stored yet; `reopened`: there is one, and the banner was opened again. */
export type CookieBannerState = 'asked' | 'reopened' | 'folded';

/** The server renders the banner; a script in the head of index.html hides it where a choice is stored. */
export const useCookieBanner = (): CookieBannerState =>
  useSyncExternalStore<CookieBannerState>(
    subscribe,
    () => {
      if (readCookieStatus() === null) return 'asked';
      return reopened ? 'reopened' : 'folded';
    },
    () => 'asked',
  );
