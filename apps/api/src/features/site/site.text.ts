import { documentedMessages, tagline } from '@piacter/contracts/core/hungarian';

/** Hungarian texts that the server renders into pages. */
export const siteText = {
  name: 'Piactér',
  notFound: documentedMessages.pageNotFound,
  notFoundDescription: 'Ez az oldal nem létezik, vagy már nem elérhető.',
  home: 'Főoldal',
  properties: 'Ingatlan',
  /** In a title, where it is not known what stands there. */
  property: 'ingatlan',
  accommodations: 'Szállás',
  services: 'Szakember',
  account: 'Fiókom',
  fallbackTitle: documentedMessages.headline,
  fallbackDescription: tagline,
  rooms: 'szoba',
  places: 'férőhely',
  perPersonAndNight: '/fő/éj',
} as const;
