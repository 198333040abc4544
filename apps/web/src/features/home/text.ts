import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { text as shared } from '../../ui/text.ts';

/** The home page's Hungarian texts. */
export const text = {
  title: documentedMessages.headline,
  heading: ['Szakember', 'Ingatlan', 'Szállás'],
  motto: 'Aki megcsinálja. Ahol laknál. Ahol megpihennél.',
  search: {
    label: 'Keresés kategóriánként',
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
    text: `Regisztrálj ajánlatkérőként, és írd le, milyen szakembert, szállást vagy ingatlant keresel. ${shared.howAnswersCome}`,
    register: 'Regisztrálj ajánlatkérőként!',
  },
} as const;
