import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { menuKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { howAnswersCome } from '../../ui/answers-text.ts';

/** The home page's Hungarian texts. */
export const text = {
  title: documentedMessages.headline,
  heading: menuKinds.map((kind) => searchedByKind[kind]),
  motto: 'Aki megcsinálja. Ahol laknál. Ahol megpihennél.',
  help: 'Segítség az oldal használatához',
  /** What a text is about that does not tell it. */
  askKind: 'Hol keressünk?',
  needOffer: 'Ajánlatot kérnél?',
  describeNeed: 'Írd le, mire van szükséged',
  highlights: { title: 'Kiemelt hirdetések', sub: 'Ingatlanok, szállások és szakemberek vegyesen.' },
  popular: 'Népszerű keresések',
  callout: {
    title: 'Te írod le a munkát, ők küldik az ajánlatot',
    text: `Regisztrálj ajánlatkérőként, és írd le, milyen szakembert, szállást vagy ingatlant keresel. ${howAnswersCome}`,
    register: 'Regisztrálj ajánlatkérőként!',
  },
} as const;
