import {
  describeWorkTitle,
  documentedMessages,
  goneHeading,
  tagline,
} from '@piacter/contracts/core/hungarian';

/** Hungarian texts that the server renders into pages. */
export const siteText = {
  name: 'Piactér',
  notFound: documentedMessages.pageNotFound,
  notFoundDescription: 'Ez az oldal nem létezik, vagy már nem elérhető.',
  gone: goneHeading,
  goneDescription: 'Ez a hirdetés közben lejárt, lezárták vagy törölték.',
  home: 'Főoldal',
  account: 'Fiókom',
  thread: 'Üzenetek',
  favourites: 'Kedvencek',
  advertise: 'Hirdetek',
  comparison: 'Összehasonlítás',
  describeWork: describeWorkTitle,
  fallbackTitle: documentedMessages.headline,
  fallbackDescription: tagline,
  advertiser: (name: string) => `${name} hirdetései`,
  advertiserDescription: (name: string, total: number) =>
    `${name} a Piactéren: ${total} hirdetés egy helyen. Nézd meg a képeket és az árakat, és írj közvetlenül!`,
  listings: (total: number, isCapped: boolean) =>
    `${isCapped ? 'több mint ' : ''}${total} hirdetés a Piactéren.`,
} as const;
