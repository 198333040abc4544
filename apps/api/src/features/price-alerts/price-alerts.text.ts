/** Hungarian messages of the mails about cheaper favourites. */
export const priceAlertText = {
  on: 'Írunk, ha egy kedvenced olcsóbb lesz.',
  off: 'Nem írunk többet arról, ha egy kedvenced olcsóbb lesz.',
  forged: 'Ez a link hibás: másold ki újra a levélből, vagy jelentkezz be, és a kedvenceidnél kapcsold ki!',
} as const;
