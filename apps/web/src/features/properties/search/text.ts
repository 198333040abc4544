/** Hungarian texts of the property search; the fields have their own. */
export const text = {
  title: 'Ingatlan',
  country: 'Ország',
  settlement: 'Település',
  region: 'Vármegye, régió',
  priceUnit: 'Ft',
  equipment: 'Felszereltség',
  advertiser: 'Hirdető',
  newWithin: 'Feladva',
  keywordExample: 'pl. terasz, panoráma',
  features: 'További jellemzők',
} as const;
