import { withArticle } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of the page of an advertiser. */
export const text = {
  home: 'Főoldal',
  title: (name: string) => `${name} hirdetései`,
  loading: 'A hirdető betöltése…',
  firm: 'Cég, vállalkozó',
  individual: 'Magánszemély',
  contactPerson: (name: string) => `Kapcsolattartó: ${name}`,
  count: (total: string) => `${total} hirdetés`,
  contact: 'Elérhetőség',
  noContact: 'Az elérhetőségét a hirdetéseiben találod.',
  listings: 'Hirdetések',
  pastEnd: 'Ezen az oldalon már nincs hirdetés.',
  toFirst: (total: string) => `Nézd meg ${withArticle(total)} hirdetést az elejéről`,
} as const;
