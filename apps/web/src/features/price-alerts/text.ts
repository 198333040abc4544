/** Hungarian texts of the mails about cheaper favourites. */
export const text = {
  title: 'Árértesítés lemondása',
  hint: 'E-mailben szólunk, ha egy kedvenced olcsóbb lesz. Ha nem kéred többet, itt lemondhatod.',
  unsubscribe: 'Lemondom',
  toFavourites: 'Kedvenceim',
  alert: 'E-mailt kérek, ha egy kedvencem olcsóbb lesz',
} as const;
