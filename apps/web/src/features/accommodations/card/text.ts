/** Hungarian texts of the cards of accommodations. */
export const text = { withPet: 'kisállattal' } as const;
