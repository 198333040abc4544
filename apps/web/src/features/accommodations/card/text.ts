/** Hungarian texts of the cards of accommodations. */
export const text = {
  children: (count: number) => `${count} gyerek`,
  withPets: (count: number) => (count === 1 ? 'kisállattal' : `${count} kisállattal`),
  ntakNumber: (number: string) => `NTAK: ${number}`,
} as const;
