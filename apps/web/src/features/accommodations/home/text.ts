/** Texts of the home page's search. */
export const text = {
  stay: 'Érkezés, távozás',
  anyGuests: 'bármennyi',
  anyType: 'Bármelyik',
  settlementExample: 'pl. Siófok',
} as const;
