/** Hungarian texts of the search of professionals. */
export const text = {
  title: 'Szakember',
  queryExample: 'pl. vízszerelő Budapesten',
  serviceTypeExample: 'pl. burkoló',
  settlement: 'Település',
  region: 'Vármegye, tájegység',
  country: 'Ország',
  open: 'Mikor elérhető',
  anyTime: 'Mindegy',
  keywordExample: 'pl. csempe, felújítás',
} as const;
