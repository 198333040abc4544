import { documentedMessages, goneHeading, tagline } from '@piacter/contracts/core/hungarian';
import { text as propertyText } from '../features/properties/detail/text.ts';

/** Characters of a description before its ellipsis: search engines show 160. */
export const maxDescription = 159;

/** Hungarian texts of the heads of pages; titles are those of the pages. */
export const text = {
  name: 'Piactér',
  notFound: documentedMessages.pageNotFound,
  notFoundDescription: 'Ez az oldal nem létezik, vagy már nem elérhető.',
  gone: goneHeading,
  goneDescription: 'Ez a hirdetés közben lejárt, lezárták vagy törölték.',
  home: 'Főoldal',
  account: 'Fiókom',
  fallbackTitle: documentedMessages.headline,
  fallbackDescription: tagline,
  advertiserDescription: (name: string, total: number) =>
    `${name} a Piactéren: ${total} hirdetés egy helyen. Nézd meg a képeket és az árakat, és írj közvetlenül!`,
  /** Of a property whose kind is not known. */
  property: propertyText.property,
  rooms: 'szoba',
  places: 'férőhely',
  /** The end of the description of a page of results. */
  resultHints: {
    advertiser: 'Nézd meg a képeket és az árakat, és írj közvetlenül a hirdetőnek!',
    host: 'Nézd meg a képeket és az árakat, és írj közvetlenül a szállásadónak!',
    professional: 'Nézd meg, ki mit vállal és mennyiért, és írj közvetlenül a szakembernek!',
  },
  listings: (total: number, isCapped: boolean) =>
    `${isCapped ? 'több mint ' : ''}${total} hirdetés a Piactéren.`,
} as const;
