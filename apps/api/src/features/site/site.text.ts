/** Hungarian texts that the server renders into pages. */
export const siteText = {
  name: 'Piactér',
  notFound: 'A keresett oldal nem található!',
  notFoundDescription: 'Ez az oldal nem létezik, vagy már nem elérhető.',
  home: 'Főoldal',
  properties: 'Ingatlan',
  /** In a title, where it is not known what stands there. */
  property: 'ingatlan',
  accommodations: 'Szállás',
  services: 'Szakember',
  account: 'Fiókom',
  fallbackTitle: 'Szakember - Ingatlan - Szállás',
  fallbackDescription: 'Szakemberek, ingatlanok és szállások az egész országból, egy helyen.',
  rooms: 'szoba',
  places: 'férőhely',
  perPersonAndNight: '/fő/éj',
} as const;
