import type { SearchSuggestionType } from '@piacter/contracts/understanding/values';

/** Hungarian texts of what the box suggests, which are loaded once somebody uses it. */
export const text = {
  recent: 'Legutóbbi kereséseid',
  forget: 'Törlés',
  watches: 'Figyeléseid',
  newInWatch: 'új',
  /** What a suggestion without a county, district or town is. */
  types: {
    settlement: 'település',
    district: 'településrész',
    profession: 'szakma',
    accommodation: 'szállás',
    service: 'szakember',
  } satisfies Record<Exclude<SearchSuggestionType, 'search'>, string>,
  searchFor: (typed: string) => `Keresés: ${typed}`,
  /** After their number. */
  results: 'találat',
} as const;
