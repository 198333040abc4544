/** Hungarian texts of a shown price table. */
export const text = {
  product: 'Termék vagy szolgáltatás',
  price: 'Ár',
  none: 'Nincs megadva árlista.',
  from: (price: string) => `${price}-tól`,
  between: (from: string, to: string) => `${from} – ${to}`,
} as const;
