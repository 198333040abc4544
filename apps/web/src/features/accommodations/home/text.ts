/** Texts of the home page's search. */
export const text = {
  anyGuests: 'Bárhányan',
  anyType: 'Bármelyik',
  settlementExample: 'pl. Siófok',
} as const;
