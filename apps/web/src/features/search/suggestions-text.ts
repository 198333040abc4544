import { text as shared } from '../../ui/text.ts';

/** Before one or more relaxed searches. */
const also = (count: number) => (count === 1 ? 'Ezt is megnézheted:' : 'Ezeket is megnézheted:');

const nothingWith = 'Ezekkel a szűrőkkel most nincs találat.';

/** Hungarian texts of what a search offers that has found nothing, or little. */
export const text = {
  similar: (count: number) => `${nothingWith} ${also(count)}`,
  moreLike: (count: number) => `Kevés a találat? ${also(count)}`,
  relaxed: (what: string, count: string) => `${what}: ${count}`,
  nearest: (what: string) => `A legközelebbi találatok: ${what}`,
  all: (count: string) => `Összes megnyitása: ${count}`,
  nothingWith,
  relax: `${nothingWith} Ha az egyiket elhagyod, ennyit látsz:`,
  pastEnd: 'Ez az oldal üres',
  pastEndHint: 'A keresésnek nincs ennyi oldala.',
  lastPage: 'Ugrás az utolsó oldalra',
  clearFilters: shared.clearFilters,
  describeWork: 'Írd le, mi a gond: a szakemberek jelentkeznek',
  describeHint: 'Leírod egyszer, és akik a környékeden vállalják, ajánlatot küldenek.',
} as const;
