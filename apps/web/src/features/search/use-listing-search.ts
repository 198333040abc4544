import { useState } from 'react';
import type { Filter, FilterOptions } from './filters.ts';
import { useSearch } from './use-search.ts';

/** Choices of the filters; those of the detailed ones are asked for only when they are in view or in use. */
export type UseOptions = (wantsDetails: boolean) => FilterOptions;

export type ListingSearch = ReturnType<typeof useListingSearch>;

/** The state of one search page: the filters in the address, their choices, and whether the details are open. */
export function useListingSearch(filters: readonly Filter[], useOptions: UseOptions) {
  const search = useSearch(filters);
  const [isOpened, setOpened] = useState<boolean>();
  const detailsOpen = isOpened ?? search.hasDetails;
  const options = useOptions(detailsOpen || search.hasDetails);
  return { search, options, detailsOpen, onToggleDetails: () => setOpened(!detailsOpen) };
}
