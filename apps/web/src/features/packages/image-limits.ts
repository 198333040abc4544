import type { imageLimit, imageLimitWithoutPro } from '@piacter/contracts/images/values';

/** Pictures of a property (IMG-02). The contract's numbers, held to it by their types so that no schema comes along. */
export const imageLimits = {
  pro: 20 satisfies typeof imageLimit,
  withoutPro: 1 satisfies typeof imageLimitWithoutPro,
} as const;
