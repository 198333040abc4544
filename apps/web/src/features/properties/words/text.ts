/** Hungarian texts of pins of properties. */
export const text = {
  monthly: (price: string) => `${price}/hó`,
} as const;
