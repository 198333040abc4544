/** Hungarian texts of doubts about a price or another amount. */
export const text = {
  title: 'Biztosan jó az ár?',
  save: 'Jó így',
  rewrite: 'Átírom',
  aboveZero: 'Írj be egy 0-nál nagyobb számot!',
} as const;
