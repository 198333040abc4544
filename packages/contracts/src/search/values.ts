import type { ListingSort } from '../listings/values.ts';

/** The name of the area that is drawn on a map. */
export const drawnArea = 'Rajzolt terület';

/** The filter of a keyword, as chip and title show it. */
export const formatKeyword = (word: string): string => `„${word}”`;

/** The order of a search that names none. */
export const defaultSort = 'promoted';

/** The names of the orders of results, as options of a field. */
export const sortNames: Record<ListingSort, string> = {
  promoted: 'Kiemeltek elöl',
  newest: 'Legújabb elöl',
  'price-asc': 'Olcsóbb elöl',
  'price-desc': 'Drágább elöl',
  'area-asc': 'Kisebb elöl',
  'area-desc': 'Nagyobb elöl',
  'unit-price-asc': 'Olcsóbb négyzetméter elöl',
  name: 'Név szerint',
};

/** A similar search that has results. */
export interface SearchSuggestion {
  /** What is different: 'Bármilyen áron', 'Érd (12 km)'. */
  label: string;
  /** Path and query of its page of results. */
  address: string;
  /** Its number of results, as its own reply has it: at most 1,000. */
  total: number;
}

/** A search with fewer results than this has suggestions, so many at most. */
export const fewResults = 5;
export const maxSuggestions = 6;
