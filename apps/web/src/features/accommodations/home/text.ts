/** Texts of the home page's search. */
export const text = {
  anyGuests: 'bármennyi',
  anyType: 'Bármelyik',
  settlementExample: 'pl. Siófok',
} as const;
