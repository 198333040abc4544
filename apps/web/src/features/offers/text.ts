import { documentedMessages } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of a professional's own offers. */
export const ownText = {
  title: 'Ajánlataim',
  sub: 'Az ajánlatok, amelyeket elküldtél, és ami lett belőlük.',
  count: (count: string) => `${count} ajánlat`,
  nothing: 'Nincs ilyen ajánlat',
  empty: {
    title: 'Még nem küldtél ajánlatot',
    hint: 'Az ajánlatkérők keresésénél nézd meg, kik keresnek éppen szakembert.',
  },
  failed: documentedMessages.requestsFailed,
  search: 'Ajánlatkérők keresése',
  status: 'Állapot',
  anyStatus: 'Bármelyik',
  price: 'Ár',
  responseTime: 'Mennyi időn belül',
  seen: 'Az ajánlatkérő látta',
} as const;

/** Hungarian texts of a requester's received offers. */
export const receivedText = {
  title: 'Beérkezett ajánlatok',
  one: 'Egy ajánlatot fogadhatsz el. Az elérhetőségedet csak az látja majd, akit kiválasztasz.',
  none: 'Még nem érkezett ajánlat. Amint jön egy, e-mailben is szólunk.',
  noneCame: 'Erre az ajánlatkérésre nem érkezett ajánlat.',
  sort: 'Rendezés',
  sorts: { arrival: 'Érkezés szerint', price: 'Olcsóbb elöl' },
  loading: 'Betöltés…',
  responseTime: 'Mennyi időn belül',
  received: 'Beérkezett',
  person: 'magánszemély',
  firm: 'cég',
  professional: 'Szakember',
  services: 'Szolgáltatásai',
  accept: 'Elfogadom az ajánlatot',
  acceptLabel: (name: string) => `Elfogadom az ajánlatot: ${name}`,
  deal: {
    title: (name: string) => `Megállapodás: ${name}`,
    firstStep: 'Hívd fel a szakembert, vagy írj neki: ő is megkapta az elérhetőségedet.',
  },
  question: {
    title: 'Ajánlat elfogadása',
    text: (name: string) => `Biztosan el akarod fogadni a következő felhasználó ajánlatját: ${name}?`,
    detail: 'Ezt később már nem módosíthatod!',
    accept: 'Elfogadom',
    cancel: 'Mégse',
  },
} as const;

/** Hungarian texts of sending an offer. */
export const sendText = {
  title: 'Ajánlat küldése',
  loading: 'Betöltés…',
  orderMore: 'Veszek még',
  left: (left: string, all: string) => `Még ${left} ajánlatot küldhetsz. A csomagjaidban összesen: ${all}.`,
  fields: {
    description: 'Leírás',
    descriptionHint: 'Mit vállalsz, mi van benne az árban, és mikor kezdenél?',
    responseTime: 'Mennyi időn belül tudod vállalni?',
    price: 'Ár',
    forint: 'Ft',
    priceUnit: 'Mire vonatkozik az ár?',
  },
  whoSeesYou: 'A nevedet az ajánlatoddal együtt látja az ajánlatkérő, a telefonszámodat akkor, ha elfogadja.',
  free: '0 Ft-ot írtál, vagyis ingyen vállalod a munkát.',
  send: 'Elküldöm az ajánlatot',
  sending: 'Küldés…',
  question: 'Ha elküldöd az ajánlatot, azon már nem tudsz módosítani! Biztos el akarod küldeni?',
  /** What is sent, and what it costs of the package. */
  summary: (offer: string, left: string) => `${offer}. Ezzel egy ajánlatot használsz fel, még ${left} marad.`,
  confirm: 'Elküldöm',
  cancel: 'Mégse',
  sent: 'Amint az ajánlatkérő dönt, e-mailben szólunk.',
  closed: 'Erre az ajánlatkérésre már elfogadtak egy ajánlatot, újat nem lehet küldeni.',
  own: {
    title: 'Az ajánlatod',
    pending: 'Az ajánlatkérő még nem döntött. Ha elfogadja az ajánlatodat, itt látod majd az elérhetőségét.',
    accepted: 'Az ajánlatkérő elfogadta az ajánlatodat. Keresd meg, az elérhetőségét lejjebb látod!',
    refused: 'Az ajánlatkérő másik ajánlatot fogadott el.',
    price: 'Ár',
    responseTime: 'Mennyi időn belül',
    sent: 'Elküldve',
    seen: 'Az ajánlatkérő látta',
  },
  order: {
    title: 'Rendelj ajánlatküldő csomagot!',
    noPackage: documentedMessages.noOfferPackage,
    usedUp: (bought: string) =>
      `Maximálisan ${bought} ajánlatot küldhetsz! Ha többet szeretnél, vásárolj újabb csomagot!`,
  },
} as const;
