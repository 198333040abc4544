/** Characters of a free text that are read; longer ones are cut (FIND-02). */
export const understoodTextLimit = 200;

/** What the box suggests while one types (FIND-08), in the order of its list. */
export const searchSuggestionTypes = [
  'settlement',
  'district',
  'profession',
  'accommodation',
  'service',
  'search',
] as const;
export type SearchSuggestionType = (typeof searchSuggestionTypes)[number];

/** Maximum number of suggestions of each type. */
export const maxSuggestionsOfType = 5;

/** Searches of which a reply with suggestions says how many results they have: each of them is counted. */
export const maxCountedSearches = 8;

/** Maximum number of popular searches of each kind. */
export const maxPopularOfKind = 6;
