/** Maximum lengths of a profile's texts besides its address, in characters. */
export const profileLimits = {
  firmName: 160,
  taxNumber: 20,
  firstName: 80,
  lastName: 80,
  contactPerson: 120,
} as const;
