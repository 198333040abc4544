import { paths } from '../../config/paths.ts';
import { readSession } from '../../lib/session.ts';
import { addressAfterLogin } from './next-address.ts';

/** After a login: to the profile, or back to where one was, with a reload (AUTH-08). */
export const enter = (next: string | null): void => {
  const role = readSession()?.path;
  window.location.assign(role === undefined ? paths.home : addressAfterLogin(role, next));
};
