/** Hungarian texts of the accommodation search; the fields have their own. */
export const text = {
  title: 'Szállás',
  queryExample: 'pl. szállás a Balatonnál kutyával',
  country: 'Ország',
  region: 'Vármegye, régió',
  settlement: 'Település',
  keywordExample: 'pl. panorámás, csendes',
  pets: 'Kisállat',
} as const;
