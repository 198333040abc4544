/** Hungarian texts of half-filled forms. */
export const text = {
  unfinished: (time: string) => `Elkezdtél egy új hirdetést, de még nem tetted közzé (${time}).`,
  resume: 'Folytatom',
} as const;
