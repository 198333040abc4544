/** Hungarian texts of the loan of a property, apart from the page's: they are loaded with its box. */
export const loanText = {
  fields: {
    ownPart: { label: 'Önerő', unit: '%' },
    years: { label: 'Futamidő', unit: 'év' },
    rate: { label: 'Kamat', unit: '%' },
  },
  monthly: 'Havi törlesztő',
  borrowed: 'Hitelösszeg',
  total: 'Összesen visszafizetnéd',
  note: 'Tájékoztató számítás végig azonos kamattal; nem ajánlat, és a bank díjai nincsenek benne.',
} as const;
