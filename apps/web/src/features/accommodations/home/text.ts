/** Texts of the home page's search. */
export const text = {
  stay: 'Érkezés, távozás',
  nights: (nights: number) => `${nights} éj`,
  guests: 'Vendégek',
  anyGuests: 'bármennyi',
  type: 'Szállás típusa',
  anyType: 'Bármelyik',
  settlementExample: 'pl. Siófok',
} as const;
