import { maxFavourites } from '@piacter/contracts/favourites/values';

/** Hungarian texts of the heart. */
export const text = {
  keep: 'Kedvenc',
  label: (title: string) => `Kedvenc: ${title}`,
  full: `Egy kategóriából legfeljebb ${maxFavourites} kedvenced lehet. Vegyél ki egyet, és próbáld újra!`,
} as const;
