/** Hungarian texts of an accommodation's summary. */
export const text = {
  total: (nights: number, guests: number, price: string) => `${nights} éj, ${guests} fő: ${price}`,
} as const;
