import type { Role } from '@piacter/contracts/core/values';
import { paths } from '@piacter/contracts/site/paths';

/** The query parameter of the registration that chooses a role. */
export const chosenRole = 'szerep';

/** The registration of a role, whose login comes to the address. */
export const registerAs = (role: Role, address: string) =>
  `${paths.register}?${chosenRole}=${role}&next=${encodeURIComponent(address)}`;
