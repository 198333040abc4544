/** Texts of the home page's search. */
export const text = {
  profession: 'Milyen szakembert keresel?',
  professionExample: 'pl. burkoló',
  settlementExample: 'pl. Győr',
} as const;
