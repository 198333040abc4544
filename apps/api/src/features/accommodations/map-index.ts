import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { isAnyOf } from '../search/index.ts';

/** Types up to which each is a range per tile; with more of them the server would plan longer than it reads less. */
const maxTypes = 4;

/** The index of the tiles of a view by type, for a search of a few types; undefined for any other. */
export function findMapIndex({ accommodationType = [] }: Pick<AccommodationSearch, 'accommodationType'>) {
  if (accommodationType.length === 0 || accommodationType.length > maxTypes) return undefined;
  return {
    index: 'accommodations_type_map',
    prefix: isAnyOf('accommodationTypeID', [...new Set(accommodationType)]),
  };
}
