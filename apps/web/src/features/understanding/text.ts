import type { SearchSuggestionType } from '@piacter/contracts/understanding/values';
import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the box that understands free text. */
export const text = {
  label: 'Mit keresel?',
  example: 'pl. pécsi albérlet 200 ezerig',
  submit: 'Mehet',
  close: shared.close,
  recent: 'Legutóbbi kereséseid',
  forget: 'Törlés',
  understood: 'Így értettük:',
  /** What a suggestion without a county, district or town is. */
  suggestions: {
    settlement: 'település',
    district: 'településrész',
    profession: 'szakma',
    accommodation: 'szállás',
    service: 'szakember',
  } satisfies Record<SearchSuggestionType, string>,
} as const;
