/** Hungarian texts of the place fields. */
export const text = {
  country: 'Ország',
  settlement: 'Település',
  settlementExample: 'pl. Szeged vagy XIII. kerület',
  region: 'Vármegye, régió',
  regionExample: 'pl. Pest vármegye',
  another: '+ Máshol is',
  radius: 'Környék',
  onlyHere: 'Csak itt',
  remove: 'levétel',
  add: 'Hozzáadás',
  removeLabel: (place: string) => `Törlés: ${place}`,
} as const;
