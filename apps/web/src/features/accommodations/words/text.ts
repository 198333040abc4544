/** Hungarian texts of pins of accommodations. */
export const text = {
  perPerson: (price: string) => `${price}/fő`,
} as const;
