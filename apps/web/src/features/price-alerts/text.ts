/** Hungarian texts of the mails about cheaper favourites. */
export const text = {
  title: 'Árértesítés lemondása',
  hint: 'Most levelet küldünk, ha egy kedvenced olcsóbb lesz. Ha nem kéred többet, itt lemondhatod.',
  unsubscribe: 'Lemondom',
  toFavourites: 'Kedvenceim',
  alert: 'Írjatok e-mailben, ha egy kedvencem olcsóbb lesz',
} as const;
