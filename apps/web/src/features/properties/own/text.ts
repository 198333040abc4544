/** Hungarian texts of the owner's list of ads. */
export const text = {
  title: 'Ingatlanjaim',
  count: (count: number) => `${count} hirdetésed van fent.`,
  create: 'Új hirdetés',
  removeDetail: 'A képei és a videói is törlődnek. Nem lehet visszavonni.',
  noEnergyClass: 'Energetikai besorolás nincs megadva',
  empty: {
    title: 'Még nincs hirdetésed',
    hint: 'Add fel az elsőt: pár perc az egész, és a képeket is mindjárt feltöltheted.',
  },
} as const;
