import { documentedMessages } from '@piacter/contracts/core/hungarian';
import type { RequestKind } from '@piacter/contracts/requests/values';
import { text as shared } from '../../../ui/text.ts';

type ListText = {
  title: string;
  sub: string;
  create: string;
  removeDetail: string;
};

const lists: Record<RequestKind, ListText> = {
  service: {
    title: 'Szakember-ajánlatkérések',
    sub: 'Itt látod, melyikre érkezett már ajánlat.',
    create: 'Új ajánlatkérés szakemberektől',
    removeDetail: 'A szakemberek nem látják többé. Nem lehet visszavonni.',
  },
  accommodation: {
    title: 'Szállás-ajánlatkérések',
    sub: 'A szállásadók ezekre kereshetnek meg.',
    create: 'Új szállás-ajánlatkérés',
    removeDetail: 'A szállásadók nem látják többé. Nem lehet visszavonni.',
  },
  property: {
    title: 'Ingatlan-ajánlatkérések',
    sub: 'Az ingatlantulajdonosok ezekre kereshetnek meg.',
    create: 'Új ingatlan-ajánlatkérés',
    removeDetail: 'Az ingatlantulajdonosok nem látják többé. Nem lehet visszavonni.',
  },
};

/** Hungarian texts of a requester's own lists. */
export const text = {
  lists,
  start: {
    title: 'Ajánlatkérés',
    question: 'Mire kérnél ajánlatot?',
    hint: 'Írd le egyszer, mire van szükséged, és azok keresnek meg, akik segíteni tudnak. Ingyenes.',
    of: {
      service: {
        title: 'Szakembert keresek',
        hint: 'Leírod a munkát, képet is tehetsz hozzá. A szakemberek árat és időpontot ajánlanak, te pedig választasz közülük.',
      },
      accommodation: {
        title: 'Szállást keresek',
        hint: 'Megadod, hová, mikor és hányan mennétek. Azok a szállásadók keresnek meg, akiknek van szabad helyük.',
      },
      property: {
        title: 'Ingatlant keresek',
        hint: 'Megadod, mit és hol keresel, mennyiért. Azok az ingatlantulajdonosok keresnek meg, akiknek van ilyen ingatlanuk.',
      },
    },
  },
  count: (count: string) => `${count} ajánlatkérés`,
  nothing: 'Nincs ilyen ajánlatkérésed',
  failed: 'Az ajánlatkéréseidet most nem sikerült betölteni.',
  remove: 'Törlés',
  removeLabel: (title: string) => `Törlés: ${title}`,
  removeQuestion: (title: string) => `Törlöd ezt az ajánlatkérést: ${title}?`,
  alreadyAnswered: documentedMessages.requestAnswered,
  /** The way out where the documents refuse the deletion. */
  closeInstead: 'Ha már nem aktuális, nyisd meg, és zárd le!',
  cancel: shared.message.cancel,
} as const;
