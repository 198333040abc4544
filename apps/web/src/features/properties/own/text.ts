/** Hungarian texts of the owner's list of ads. */
export const text = {
  title: 'Ingatlanok',
  count: (count: number) => `${count} hirdetésed van fent.`,
  create: 'Új hirdetés',
  edit: 'Szerkesztés',
  remove: 'Törlés',
  cancel: 'Mégse',
  removeQuestion: (place: string) => `Törlöd ezt a hirdetést: ${place}?`,
  removeDetail: 'A képei és a videói is törlődnek. Nem lehet visszavonni.',
  editOf: (place: string) => `Szerkesztés: ${place}`,
  removeOf: (place: string) => `Törlés: ${place}`,
  pictures: 'kép',
  posted: (day: string) => `Feladva: ${day}`,
  hidden: 'A pontos cím rejtve',
  loading: 'Betöltés…',
  retry: 'Próbáld újra',
  empty: {
    title: 'Még nincs hirdetésed',
    hint: 'Add fel az elsőt: pár perc, és utána képeket is tölthetsz hozzá.',
  },
} as const;
