/** Hungarian texts of the number at the heart of the header. */
export const text = {
  kept: 'Megjegyeztük',
  favourites: 'Kedvencek',
  listings: 'hirdetés',
} as const;
