import type { ListingKind } from '@piacter/contracts/listings/values';
import type { LoadWords } from '../../features/kinds/search-words/index.ts';

/** The words of each kind's search, which its page hands down. */
export const searchWords: Record<ListingKind, LoadWords> = {
  property: () => import('../../features/properties/words/index.ts'),
  accommodation: () => import('../../features/accommodations/words/index.ts'),
  service: () => import('../../features/services/words/index.ts'),
};
