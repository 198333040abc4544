/** Hungarian texts of half-filled forms. */
export const text = {
  unfinished: (time: string) => `Itt hagytad abba: elkezdtél egy új hirdetést (${time}).`,
  goOn: 'Folytatom',
} as const;
