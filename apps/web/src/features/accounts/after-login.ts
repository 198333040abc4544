import { isRole } from '@piacter/contracts/core/values';
import { getAreaRole, paths, profilePath } from '@piacter/contracts/site/paths';
import { findOwnAddress } from '../../lib/own-address.ts';
import { readSession } from '../../lib/session.ts';
import { takeWayOn } from '../../lib/way-on.ts';

/** Pages that a login does not return to. */
const accountPages: readonly string[] = [paths.loginRegister, paths.login, paths.register];

/**
 * The address to open after a login: `next` if it is on this site and the role may enter it, else the profile. `next`
 * comes from the address bar, so another host has to be rejected (open redirect).
 */
export function getAddressAfterLogin(role: string, next: string | null): string {
  const home = isRole(role) ? profilePath(role) : paths.home;
  const target = findOwnAddress(next);
  if (target === null) return home;
  const area = getAreaRole(target.pathname);
  if (area !== null && area !== role) return home;
  if (accountPages.includes(target.pathname)) return home;
  return target.pathname + target.search + target.hash;
}

/** Opens the first page after a login, with a reload (AUTH-08). */
export const openAfterLogin = (next: string | null): void => {
  const role = readSession()?.path;
  window.location.assign(
    role === undefined ? paths.home : getAddressAfterLogin(role, next ?? takeWayOn(role)),
  );
};
