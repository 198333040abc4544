import { createListingFinder } from '../listings/index.ts';
import { columnNames } from '../listings/rows/index.ts';
import { accommodationColumns } from './accommodation-columns.ts';
import { maskColumns } from './relation-groups.ts';

/** One accommodation that the viewer may see, with everything that its page shows. */
export const findAccommodation = createListingFinder(
  'accommodation',
  columnNames(accommodationColumns),
  maskColumns,
);

export type AccommodationRow = NonNullable<Awaited<ReturnType<typeof findAccommodation>>>;
