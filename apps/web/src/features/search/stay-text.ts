/** Hungarian texts of the fields of a stay. */
export const stayText = { anyPeople: 'Bárhányan' } as const;
