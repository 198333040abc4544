import { documentedMessages, goneHeading } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of the page of unknown addresses, which searches do without. */
export const notFoundText = {
  notFound: {
    title: documentedMessages.pageNotFound,
    hint: 'Lehet, hogy a hirdetés már nem él, vagy elírás van a címben. Innen továbbmehetsz:',
  },
  gone: {
    title: goneHeading,
    hint: 'Közben lejárt, lezárták vagy törölték. Itt kereshetsz hasonlót:',
  },
} as const;
