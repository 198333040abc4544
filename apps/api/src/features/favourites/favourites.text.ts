/** Hungarian messages of favourites. */
export const favouriteText = {
  added: 'A kedvenceid közé került.',
  updated: 'A kedvencedet módosítottuk.',
  removed: 'Kikerült a kedvenceid közül.',
  listCreated: 'Elkészült a link. Most másold ki, mert később nem tudjuk újra megmutatni!',
  listUpdated: 'A listát módosítottuk.',
  partnerNamed: 'Megjegyeztük a nevedet.',
  answered: 'Elmentettük: a lista gazdája is látja.',
  listRemoved: 'Visszavontad a linket, már nem nyitható meg.',
  noList: 'Ez a lista nem nyitható meg: visszavonták, vagy hibás a link. Kérj újat attól, akitől kaptad!',
  noAnswers: 'Ezt a listát csak nézni lehet. Kérd meg a gazdáját, hogy engedje a jelöléseket!',
  notListed: 'Ez a hirdetés már nincs a listán. Frissítsd az oldalt!',
} as const;
