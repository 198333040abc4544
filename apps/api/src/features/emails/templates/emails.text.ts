import { pick } from '@piacter/contracts/core/values';
import {
  findMailType,
  getPlaceholders,
  type MailType,
  type Placeholder,
} from '@piacter/contracts/emails/values';
import { contactMailText, hostContactText } from '../mails.text.ts';

/** Messages of the templates and the mail queue. */
export const text = {
  created: 'A sablont létrehoztuk, a következő ilyen levél már ebből készül.',
  updated: 'A sablont elmentettük, a következő ilyen levél már ebből készül.',
  deleted: 'A sablont töröltük.',
  replaced:
    'A sablont töröltük. Ennek a levélnek nem maradt más sablonja, ezért visszaállítottuk az alapszövegét.',
  intervalRequired: 'Add meg, hány nappal a lejárat előtt menjen ki a levél!',
  intervalTaken: 'Erre a napra már van emlékeztető, adj meg másik számot!',
  linkRequired: 'A levélből hiányzik a linkje, nélküle a címzett nem tud továbblépni. Írd vissza: {url}',
  unknownNames: (names: string) =>
    `Ezt ez a levél nem tudja kitölteni: ${names}. Töröld, vagy válassz a beszúrható adatokból!`,
  testSent: (address: string) => `A próbalevelet elküldtük ide: ${address}`,
  testSubject: (subject: string) => `Próba: ${subject}`,
  retried: 'A levelet újra elküldjük, egy percen belül látod az eredményét.',
  notRetryable: 'Ez a levél már elment, vagy épp most küldjük. Frissítsd a listát!',
} as const;

type Values = Record<Placeholder, string>;

const samples: Values = {
  name: 'Péter',
  url: '/',
  days: '7',
  title: 'Eladó lakás, Győr',
  package: 'PRO csomag, 30 nap',
  price: '9\u00a0900\u00a0Ft',
  clientName: 'Nagy Anna',
  phone: '+36 30 123 4567',
  message: 'Szia! Szabad még a jövő hét végén?\nElőre is köszönöm: Anna',
  request: 'villanyszerelő, Vác',
  reply: contactMailText.replyByMail('anna@pelda.hu'),
  email: 'anna@pelda.hu',
  time: '3\u00a0napon belül',
  place: '2600 Vác, Zichy Hippolyt utca 8.',
  order: '1042',
  date: '2026.\u00a011.\u00a021.',
  vat: '9\u00a0900\u00a0Ft, ebből 27% áfa: 2\u00a0105\u00a0Ft',
  seller: 'Piactér Bemutató Kft. · 1011 Budapest, Minta utca 1. · 12345676-2-41',
  buyer: 'Nádas Kft. · 9021 Győr · Baross út 1. · 10773381-2-44',
  invoice: 'E-PT-2026-42',
  cancelledInvoice: 'E-PT-2026-41',
  stay: '2026.\u00a012.\u00a030. – 2027.\u00a001.\u00a002. · 2 felnőtt',
};

const offerSamples = { title: 'villanyszerelő', price: '45\u00a0000\u00a0Ft (teljes összeg)' };

/** What mails of a type have in place of the samples above. */
const samplesByType: Partial<Record<MailType, Partial<Values>>> = {
  packageExpiry: { title: 'A hirdetésed: Eladó lakás, Győr.' },
  newOffer: { ...offerSamples, message: 'Két nap alatt kész, az árban az anyag is benne van.' },
  offerAccepted: offerSamples,
  offerRefused: offerSamples,
  acceptedOffer: offerSamples,
  orderActivated: {
    title: 'A hirdetésed: Eladó lakás, Győr. A csomag aktív, az utolsó napja 2026.\u00a012.\u00a021.',
  },
  contact: { title: contactMailText.about('\nNádas Vendégház'), price: '48\u00a0000\u00a0Ft' },
  contactCopy: { title: 'Eladó lakás, Győr', message: 'Megnéznénk szombaton.' },
  hostContact: {
    title: hostContactText.accommodations(['Nádas Vendégház']),
    message: 'Szívesen látunk titeket, a hétvége szabad.',
    request: 'Balatonfüred, 2027.\u00a008.\u00a003. – 2027.\u00a008.\u00a010.',
    reply: hostContactText.reply(true),
  },
  listingHidden: { message: 'A képek egy másik lakást mutatnak.' },
  listingShown: { message: 'Köszönjük, hogy kicserélted a képeket.' },
  watchConfirmation: { title: 'Eladó lakások, Győr' },
  watchMatches: {
    title: 'Eladó lakások, Győr',
    message:
      'Eladó lakás, Győr – 62\u00a0900\u00a0000\u00a0Ft\nEladó lakás, Győr – 54\u00a0500\u00a0000\u00a0Ft (olcsóbb lett)',
  },
  watchedRequests: {
    title: 'Szakember-ajánlatkérések Vácon, villanyszerelő',
    request: 'Új munka: villanyszerelő, Vác, 3\u00a0napon belül',
    message: 'Lekapcsol az egyik kismegszakító, valahányszor megy a mosógép.',
  },
  requestClosed: { message: 'Új ajánlatot már nem vár, a tiédet még elfogadhatja.' },
  requestEnding: { request: 'Eladó lakás, Győr' },
  requestEnded: { title: 'villanyszerelő, Vác', message: 'Ha még szükséged van rá, küldj új ajánlatkérést!' },
  appointment: {
    clientName: 'Nagy Pál',
    title: 'Eladó lakás, Győr',
    message: 'Holnap megtekintés: december\u00a01. (kedd)\u00a010:00',
    reply: 'Ha közbejött valami, írd meg a beszélgetésben.',
  },
  unreadMessages: {
    clientName: 'Nagy Pál',
    title: 'Eladó lakás, Győr',
    message: 'Szombaton 10-kor megnézheted.',
    reply: 'Erre a levélre ne válaszolj, a gombbal írj neki!',
  },
  calendarFailing: {
    title: 'Nádas Vendégház',
    clientName: 'Airbnb',
    message: 'a másik oldalon nincs naptár',
  },
  calendarConflict: {
    title: 'Nádas Vendégház',
    clientName: 'Airbnb',
    date: '2027.\u00a007.\u00a010. – 2027.\u00a007.\u00a012.',
  },
  orderRefunded: { message: 'Kétszer rendelted meg ugyanazt a csomagot.' },
  requestHidden: { message: 'Telefonszám van a leírásában.' },
  priceDrop: { price: '62\u00a0900\u00a0000\u00a0Ft (előtte 66\u00a0900\u00a0000\u00a0Ft, −6%)' },
};

/** Values of a preview and a test mail: those that mails of the type fill in. */
export function getSampleValues(emailType: number, publicUrl: string): Partial<Values> {
  const type = findMailType(emailType);
  const values = { ...samples, ...(type && samplesByType[type]), url: `${publicUrl}${samples.url}` };
  return pick(values, getPlaceholders(type));
}
