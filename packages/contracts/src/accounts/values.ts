import type { Role } from '../core/values.ts';

/** Minimum length of a password, in characters. */
export const passwordMinLength = 10;

/** bcrypt reads 72 bytes; a longer password would be truncated silently. */
export const passwordMaxBytes = 72;

/** The roles that can register; an admin is created on the command line. */
export const registrableRoles = [
  'ingatlan_tulajdonos',
  'szallasado',
  'szakember',
  'ajanlatkero',
] as const satisfies Exclude<Role, 'admin'>[];
