import { fieldMessages, withArticle } from '@piacter/contracts/core/hungarian';
import { drawnArea } from '@piacter/contracts/search/values';
import type { EmptyState } from '../../ui/empty-state.tsx';
import { text as shared } from '../../ui/text.ts';

/** The words for the rows of a searched list. */
export type ListTexts = {
  /** No results with filters: 'Nincs ilyen hirdetés'. */
  nothing: string;
  /** No rows even without filters. */
  empty: Omit<Parameters<typeof EmptyState>[0], 'kind'>;
  /** The list failed to load; by default the message of the failure. */
  failed?: string;
};

/** Hungarian texts of searches and searched lists. */
export const text = {
  home: 'Főoldal',
  filters: 'Szűrők',
  openFilters: (count: number) => (count === 0 ? 'Szűrők' : `Szűrők (${count})`),
  clear: 'Törlés',
  submit: 'Keresés',
  /** The button of the drawer, with the number of results when it is known. */
  show: (count: number, written: string) =>
    count === 0 ? 'Mutasd (0 találat)' : `Mutasd ${withArticle(written)} találatot`,
  details: 'Részletes keresés',
  from: 'Legalább',
  to: 'Legfeljebb',
  /** The sliders of a range. */
  lowEnd: (label: string) => `${label}, alsó határ`,
  highEnd: (label: string) => `${label}, felső határ`,
  reversed: fieldMessages.reversedRange,
  refused: 'Néhány szűrő hibás, nézd át őket!',
  anyAmount: 'bármennyi',
  any: 'Bármelyik',
  view: 'Nézet',
  modes: { list: 'Lista', map: 'Térkép' },
  area: drawnArea,
  keyword: 'Kulcsszó',
  wish: 'Ezt is kérted',
  order: 'Rendezés',
  results: 'Találatok',
  count: (total: string) => `${total} találat`,
  formatPagePosition: (found: string | undefined, page: number, totalPages: number) =>
    [found, totalPages > 1 && `oldal: ${page}/${totalPages}`].filter(Boolean).join(', '),
  searching: 'Keresés…',
  loading: shared.loading,
  listings: {
    nothing: 'Nincs ilyen hirdetés',
    empty: { title: 'Nincs ilyen hirdetés', hint: 'Itt most nincs hirdetés. Nézz vissza később!' },
  },
  wrongFilter: 'A hibás szűrő elhagyása',
  retry: shared.retry,
} as const;
