import { documentedMessages, tagline } from '@piacter/contracts/core/hungarian';

/** Hungarian texts that the server renders into pages. */
export const siteText = {
  name: 'Piactér',
  notFound: documentedMessages.pageNotFound,
  notFoundDescription: 'Ez az oldal nem létezik, vagy már nem elérhető.',
  home: 'Főoldal',
  properties: 'Ingatlan',
  /** The default in a title without a place. */
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
