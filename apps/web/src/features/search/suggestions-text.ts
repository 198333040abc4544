import { text as shared } from '../../ui/text.ts';

/** Before one or more relaxed searches. */
const also = (count: number) => (count === 1 ? 'Ezt is megnézheted:' : 'Ezeket is megnézheted:');

const nothingWith = 'Ezekkel a szűrőkkel most nincs találat.';

/** Hungarian texts of what a search offers that has found nothing, or little, and of the words that a free text leaves over. */
export const text = {
  similar: (count: number) => `${nothingWith} ${also(count)}`,
  moreLike: (count: number) => `Kevés a találat? ${also(count)}`,
  relaxed: (what: string, count: string) => `${what}: ${count}`,
  nearest: (what: string) => `A legközelebbi találatok: ${what}`,
  all: (count: string) => `Összes megnyitása: ${count}`,
  nothingWith,
  /** A keyword is in quotes already. */
  without: (what: string) => `${what.startsWith('„') ? what : `„${what}”`} szűrő nélkül`,
  relax: `${nothingWith} Ha az egyiket elhagyod, ennyit látsz:`,
  pastEnd: 'Ez az oldal üres',
  pastEndHint: 'A keresésnek nincs ennyi oldala.',
  lastPage: 'Ugrás az utolsó oldalra',
  clearFilters: shared.clearFilters,
  describeWork: 'Írd le, mi a gond: a szakemberek jelentkeznek',
  describeHint: 'Leírod egyszer, és akik a környékeden vállalják, ajánlatot küldenek.',
  /** Of several words all are looked for. `isAll`: nothing of the text is a filter, so that all listings are shown. */
  wishFound: (wish: string, found: number, total: number, isAll: boolean) => {
    if (found === 0 && isAll) return `Ezt nem értettük: ${wish}. Alább minden hirdetést látsz.`;
    if (found === 0)
      return /\s/.test(wish) ? `Egyikben sincs meg minden szó: ${wish}.` : `Egyikben sem szerepel: ${wish}.`;
    return found >= total ? `Mindegyikben szerepel: ${wish}.` : `${found} hirdetésben szerepel: ${wish}.`;
  },
  /** A time of the week, of which the timetables say more than the texts. */
  wishOpen: (wish: string, found: number) => `Nyitvatartása szerint ekkor elérhető (${wish}): ${found}.`,
  onlyWished: 'Csak ezeket mutasd',
} as const;
