/** Hungarian texts of the cards of accommodations. */
export const text = {
  withPet: 'kisállattal',
  ntakNumber: (number: string) => `NTAK: ${number}`,
} as const;
