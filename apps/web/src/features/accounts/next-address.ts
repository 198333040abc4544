import { isRole } from '@piacter/contracts/core/values';
import { paths, profilePath, roleOf } from '../../config/paths.ts';

/** Pages that make no sense as the place to come back to after a login. */
const accountPages: readonly string[] = [paths.loginRegister, paths.login, paths.register];

/**
 * Where a login leads: back to `next` if that is an address of our own that the role may enter, else to the
 * profile. `next` comes from the address bar, so a foreign host must not be smuggled in.
 */
export function addressAfterLogin(role: string, next: string | null): string {
  const home = isRole(role) ? profilePath(role) : paths.home;
  if (next === null) return home;
  const ours = window.location.origin;
  if (!next.startsWith('/') || !URL.canParse(next, ours)) return home;
  const target = new URL(next, ours);
  if (target.origin !== ours) return home;
  const area = roleOf(target.pathname);
  if (area !== null && area !== role) return home;
  if (accountPages.includes(target.pathname)) return home;
  return target.pathname + target.search + target.hash;
}
