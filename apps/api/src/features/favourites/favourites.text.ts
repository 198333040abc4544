/** Hungarian messages of favourites. */
export const favouriteText = {
  added: 'A kedvenceid közé került.',
  updated: 'A kedvencedet módosítottuk.',
  removed: 'Kikerült a kedvenceid közül.',
  listCreated: 'Elkészült a link. Most másold ki, mert később nem tudjuk újra megmutatni!',
  listRemoved: 'Visszavontad a linket, már nem nyitható meg.',
  noList: 'Ez a lista nem nyitható meg: visszavonták, vagy hibás a link. Kérj újat attól, akitől kaptad!',
} as const;
