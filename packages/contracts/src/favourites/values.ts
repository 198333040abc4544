/** Maximum number of favourites of a kind that a person keeps. */
export const maxFavourites = 100;

/** Maximum length of the note on a favourite, in characters. */
export const favouriteNoteLimit = 500;

/** Maximum length of the title that is kept with a favourite, in characters; longer ones are cut. */
export const favouriteTitleLimit = 300;

/** Maximum number of listings that are compared, all of one kind. */
export const maxCompared = 4;

/** Maximum number of links to the favourites that a person has given out and not taken back. */
export const maxFavouriteLists = 10;

/** Maximum length of the name of a shared list, in characters. */
export const listNameLimit = 80;

/** Maximum length of the name that the second person of a list gives, in characters. */
export const partnerNameLimit = 40;
