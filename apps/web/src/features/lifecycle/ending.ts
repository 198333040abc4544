import type { ListingKind } from '@piacter/contracts/listings/values';
import { adTypes } from '@piacter/contracts/properties/values';

/** How a listing is closed: a property by its ad type, the other kinds by ceasing. */
export type Ending = 'sold' | 'let' | 'swapped' | 'over';

const endingByAdType: Readonly<Record<number, Ending>> = {
  [adTypes.sale]: 'sold',
  [adTypes.saleOrSwap]: 'sold',
  [adTypes.rent]: 'let',
  [adTypes.swap]: 'swapped',
};

export const getEnding = (kind: ListingKind, adType?: number): Ending =>
  (kind === 'property' && adType !== undefined && endingByAdType[adType]) || 'over';
