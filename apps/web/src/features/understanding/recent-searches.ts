import { createStoredList } from '../../lib/stored-list.ts';
import { readCookieStatus } from '../../ui/cookie/cookie-status.ts';

/** Number of searches that are remembered. */
const maxRecent = 8;

/** What was last asked on this device, the last first; it never leaves the browser. */
export const recentSearches = createStoredList<string>('recentSearches');

/** Remembers a search, unless the visitor declined to be remembered. */
export function rememberSearch(asked: string): void {
  if (readCookieStatus() === 0) return;
  const others = recentSearches.read().filter((one) => one !== asked);
  recentSearches.write([asked, ...others].slice(0, maxRecent));
}
