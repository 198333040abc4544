import type { Role } from '../core/values.ts';

/** Least length of a password, in characters. */
export const passwordMinLength = 10;

/** bcrypt reads 72 bytes and no more; a longer password would be cut silently. */
export const passwordMaxBytes = 72;

/** Who may register; an admin is made by the installation. */
export const registrableRoles = [
  'ingatlan_tulajdonos',
  'szallasado',
  'szakember',
  'ajanlatkero',
] as const satisfies Exclude<Role, 'admin'>[];
