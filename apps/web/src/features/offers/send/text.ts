import { documentedMessages } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of sending an offer. */
export const text = {
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
