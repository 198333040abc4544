import type { Role } from '@piacter/contracts/core/values';
import { getAreaRole, paths, wayBack, withWayBack } from '@piacter/contracts/site/paths';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * An address of this site that was given in the address bar; null for any other. Whoever makes a link could lead people
 * to another site with it (open redirect): `//host` and what resolves to it are refused, too.
 */
export function findOwnAddress(given: string | null): URL | null {
  // The server renders pages without an address bar.
  if (!given?.startsWith('/') || typeof window === 'undefined') return null;
  const { origin } = window.location;
  if (!URL.canParse(given, origin)) return null;
  const target = new URL(given, origin);
  return target.origin === origin && !target.pathname.startsWith('//') ? target : null;
}

/** The page that an order and its payment lead back to: one of the role's own area, or that of the packages. */
export function findWayBack(given: string | null, role: Role): string | null {
  const target = findOwnAddress(given);
  if (!target || (getAreaRole(target.pathname) !== role && target.pathname !== paths.packages)) return null;
  return target.pathname + target.search;
}

/** The way back in the address of the page, or null. */
export function useWayBack(role: Role): string | null {
  const [search] = useSearchParams();
  return findWayBack(search.get(wayBack), role);
}

/** Adds the way back to an address: that of this page, else this page itself. */
export function useKeepWayBack(role: Role): (address: string) => string {
  const { pathname, search } = useLocation();
  const back = useWayBack(role);
  return (address) => withWayBack(address, back ?? pathname + search);
}
