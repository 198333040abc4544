import type { ListingKind } from '@piacter/contracts/listings/values';

/** Hungarian texts of the box that understands free text. */
export const text = {
  label: 'Mit keresel?',
  example: 'pl. kiadó lakás Győrben 200 ezerig',
  submit: 'Mehet',
  understood: 'Így értettem:',
  askKind: 'Melyikben keressek?',
  kinds: {
    property: 'Ingatlanok',
    accommodation: 'Szállások',
    service: 'Szakemberek',
  } satisfies Record<ListingKind, string>,
} as const;
