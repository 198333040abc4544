import { useSyncExternalStore } from 'react';
import { createStorageListeners } from '../../lib/storage-listeners.ts';

/** 1 accepted, 0 declined (CK-02); null until a choice is made. */
export type CookieStatus = 0 | 1 | null;

const key = 'cookieStatus';
const { notify, subscribe } = createStorageListeners();
let reopened = false;

export const readCookieStatus = (): CookieStatus => {
  const stored = localStorage.getItem(key);
  if (stored === '1') return 1;
  return stored === '0' ? 0 : null;
};

export const setCookieStatus = (status: 0 | 1): void => {
  localStorage.setItem(key, String(status));
  reopened = false;
  notify();
};

/** Shows the banner again after a choice (CK-03). */
export const openCookieSettings = (): void => {
  reopened = true;
  notify();
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
