import type { ListingKind } from '@piacter/contracts/listings/values';
import { searchWords as ofAccommodations } from '../accommodations/words/index.ts';
import type { SearchWords } from '../listings/search-words/index.ts';
import { searchWords as ofProperties } from '../properties/words/index.ts';
import { searchWords as ofServices } from '../services/words/index.ts';

/** The words of the search of every kind; loaded lazily. */
export const wordsByKind: Readonly<Record<ListingKind, SearchWords>> = {
  property: ofProperties,
  accommodation: ofAccommodations,
  service: ofServices,
};
