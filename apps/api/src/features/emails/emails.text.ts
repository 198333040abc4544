import { type MailType, mailTypes, type Placeholder } from '@piacter/contracts/emails/values';

/** Messages of the templates and the mail queue. */
export const text = {
  created: 'A sablont létrehoztuk, a következő ilyen levél már ebből készül.',
  updated: 'A sablont elmentettük, a következő ilyen levél már ebből készül.',
  deleted: 'A sablont töröltük.',
  replaced:
    'A sablont töröltük. Ennek a levélnek nem maradt más sablonja, ezért visszaállítottuk az alapszövegét.',
  intervalRequired: 'Add meg, hány nappal a lejárat előtt menjen ki a levél!',
  intervalTaken: 'Erre a napra már van emlékeztető, adj meg másik számot!',
  contentTooLong: (max: number) => `Legfeljebb ${max} karakter lehet!`,
  testSent: (address: string) => `A próbalevelet elküldtük ide: ${address}`,
  testSubject: (subject: string) => `Próba: ${subject}`,
  retried: 'A levelet újra elküldjük, egy percen belül látod az eredményét.',
  notRetryable: 'Ez a levél már elment, vagy épp most küldjük. Frissítsd a listát!',
} as const;

const samples: Record<Placeholder, string> = {
  name: 'Péter',
  url: '/',
  days: '7',
  title: 'Eladó lakás, Győr',
  package: 'PRO csomag, 30 nap',
  price: '9\u00a0900 Ft',
  clientName: 'Nagy Anna',
  phone: '+36 30 123 4567',
  message: 'Szia! Szabad még a jövő hét végén?\nElőre is köszönöm: Anna',
};

/** Titles that a type has in place of the sample above. */
const titles: Partial<Record<MailType, string>> = {
  packageExpiry: 'A hirdetésed: Eladó lakás, Győr.',
  newOffer: 'villanyszerelő',
  offerAccepted: 'villanyszerelő',
  offerRefused: 'villanyszerelő',
  orderActivated: 'A hirdetésed: Eladó lakás, Győr. A csomag mostantól érvényes.',
  hostContact: 'Szállásai: Nádas Vendégház',
};

const getType = (emailType: number): MailType | undefined =>
  (Object.keys(mailTypes) as MailType[]).find((type) => mailTypes[type] === emailType);

/** Values of a preview and a test mail. */
export function getSampleValues(emailType: number, publicUrl: string): Record<Placeholder, string> {
  const type = getType(emailType);
  const title = (type && titles[type]) ?? samples.title;
  return { ...samples, title, url: `${publicUrl}${samples.url}` };
}
