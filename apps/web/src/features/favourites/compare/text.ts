/** Hungarian texts of the comparison. */
export const text = {
  title: 'Összehasonlítás',
  sub: 'Egymás mellett, sorról sorra. Az eltérő sorokat és a legjobb értékeket megjelöltük.',
  back: 'Kedvencek',
  loading: 'Az összehasonlítás betöltése…',
  empty: {
    title: 'Nincs mit összehasonlítani',
    hint: 'Válassz ki a kedvenceid közül legfeljebb négy hirdetést ugyanabból a kategóriából!',
  },
  gone: {
    title: 'Ezek a hirdetések már nem érhetők el',
    hint: 'Lehet, hogy közben törölték őket. Válassz másikat a kedvenceid közül!',
  },
  missing: (count: number) =>
    count === 1
      ? 'Egy hirdetés már nem érhető el, ezért kihagytuk.'
      : `${count} hirdetés már nem érhető el, ezért kihagytuk őket.`,
  measures: 'A lényeg számokban',
  map: 'A térképen',
  note: 'Saját jegyzet',
  notKept: 'A kedvenceidhez írhatsz jegyzetet.',
  differs: 'eltér',
  best: 'legjobb',
  onlyDifferent: 'Csak az eltérő sorok',
  remove: 'Kihagyom',
  removeLabel: (title: string) => `Kihagyom az összehasonlításból: ${title}`,
} as const;
