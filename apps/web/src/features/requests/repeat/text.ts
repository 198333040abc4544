/** Hungarian texts of a request that is sent again with what an earlier one says. */
export const text = {
  repeat: 'Újra kiírom',
  taken: 'Átvettük, amit a korábbi ajánlatkérésedbe írtál, de még nem küldtük el. Nézd át, és küldd el!',
  daysPassed: 'A régi napok elmúltak, válassz újakat!',
  pictures: 'A régi képeket nem sikerült átvenni, add hozzá őket újra!',
  failed: 'A korábbi ajánlatkérésedet most nem sikerült betölteni. Frissítsd az oldalt, vagy írd be újra!',
} as const;
