/** Texts of the home page's search. */
export const text = {
  adType: 'Hirdetés típusa',
} as const;
