/** The link of a half-filled form. */
export const resume = 'Folytatom';

/** Hungarian texts of half-filled forms. */
export const text = {
  unfinished: (day: string) => `Elkezdtél egy új hirdetést, de még nem tetted közzé (${day}).`,
  resume,
} as const;
