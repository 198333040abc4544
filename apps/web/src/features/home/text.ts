import { documentedMessages } from '@piacter/contracts/core/hungarian';

/** The home page's Hungarian texts. */
export const text = {
  title: documentedMessages.headline,
  heading: ['Szakember', 'Ingatlan', 'Szállás'],
  motto: 'Aki megcsinálja. Ahol laknál. Ahol megpihennél.',
  search: {
    label: 'Keresés fajtánként',
    tabs: { professional: 'Szakember', property: 'Ingatlan', accommodation: 'Szállás' },
    submit: 'Keresés',
    adType: 'Hirdetés típusa',
    serviceType: 'Milyen szakembert keresel?',
    serviceTypeExample: 'pl. burkoló',
    stay: 'Érkezés, távozás',
    nights: (nights: number) => `${nights} éj`,
    guests: 'Vendégek',
    anyGuests: 'bármennyi',
    accommodationType: 'Szállás típusa',
    anyAccommodationType: 'Bármelyik',
    professionalSettlementExample: 'pl. Győr',
    accommodationSettlementExample: 'pl. Siófok',
  },
  help: 'Segítség az oldal használatához',
  needOffer: 'Ajánlatot kérnél?',
  describeNeed: 'Írd le, mire van szükséged',
  highlights: { title: 'Kiemelt hirdetések', sub: 'Ingatlanok, szállások és szakemberek vegyesen.' },
  callout: {
    title: 'Te írod le a munkát, ők küldik az ajánlatot',
    text: 'Regisztrálj ajánlatkérőként, és kérj ajánlatot szakembertől, szállásadótól vagy ingatlantulajdonostól. Az ajánlatokat egymás mellett látod, és te választasz.',
    register: 'Regisztrálj ajánlatkérőként!',
  },
} as const;
