import type { EmptyState } from '../../ui/empty-state.tsx';

/** What a searched list calls its rows. */
export type ListWords = {
  /** Some filters leave nothing: 'Nincs ilyen hirdetés'. */
  nothing: string;
  /** There is nothing even without filters. */
  empty: Omit<Parameters<typeof EmptyState>[0], 'kind'>;
  /** The list did not load; the words of the failure itself where there are none. */
  failed?: string;
};

/** Hungarian texts of searches and searched lists. */
export const text = {
  home: 'Főoldal',
  filters: 'Szűrők',
  openFilters: (count: number) => (count === 0 ? 'Szűrők' : `Szűrők (${count})`),
  clear: 'Törlés',
  clearFilters: 'Szűrők törlése',
  submit: 'Keresés',
  details: 'Részletes keresés',
  from: '-tól',
  to: '-ig',
  million: 'M Ft',
  thousand: 'e Ft',
  anyAmount: 'bármennyi',
  any: 'Bármelyik',
  order: 'Rendezés',
  promotedFirst: 'kiemeltek, majd a legújabbak',
  results: 'Találatok',
  count: (total: string) => `${total} találat`,
  pageOf: (found: string, page: number, totalPages: number) =>
    totalPages > 1 ? `${found}, oldal: ${page}/${totalPages}` : found,
  searching: 'Keresés…',
  loading: 'Betöltés…',
  listings: {
    nothing: 'Nincs ilyen hirdetés',
    empty: { title: 'Nincs ilyen hirdetés', hint: 'Itt most nincs hirdetés. Nézz vissza később!' },
  },
  nothingWith: 'Ezekkel a szűrőkkel most nincs találat.',
  relax: 'Ezekkel a szűrőkkel most nincs találat. Ha az egyiket elhagyod, ennyit látnál:',
  without: (what: string) => `${what} nélkül`,
  relaxed: (what: string, count: string) => `${what}: ${count}`,
  pastEnd: 'Ez az oldal üres',
  pastEndHint: 'A keresésnek nincs ennyi oldala.',
  lastPage: 'Ugrás az utolsó oldalra',
  wrongFilter: 'A hibás szűrő elhagyása',
  retry: 'Próbáld újra',
} as const;
