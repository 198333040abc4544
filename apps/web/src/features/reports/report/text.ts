import { chooseReason, type QueueReason } from '@piacter/contracts/reports/values';

/** Hungarian texts of the dialog that reports a listing or something else. */
export const text = {
  reportIntro: 'Írd meg, mi a gond ezzel a hirdetéssel! A hirdető nem tudja meg, hogy te jelentetted be.',
  message: {
    title: 'Üzenet bejelentése',
    intro:
      'Írd meg, mi a gond ezzel az üzenettel! Az adminisztrátor ezt és a körülötte lévő üzeneteket látja. A másik fél nem tudja meg, hogy bejelentetted.',
  },
  list: {
    title: 'Lista bejelentése',
    intro:
      'Írd meg, mi a gond azzal, ami itt áll! Az adminisztrátor mindent lát, ami a listán olvasható. A másik fél nem tudja meg, hogy bejelentetted.',
  },
  request: {
    title: 'Ajánlatkérés bejelentése',
    intro:
      'Írd meg, mi a gond ezzel az ajánlatkéréssel! Az ajánlatkérő nem tudja meg, hogy te jelentetted be.',
  },
  reason: 'Mi a gond vele?',
  chooseReason,
  detail: 'Mit vettél észre?',
  detailHint: 'Nem kötelező, de segít, ha pontosan leírod.',
  reasons: {
    fraud: 'Csalásnak tűnik',
    untrue: 'Valótlan adatok, hamis képek',
    taken: 'Már eladták vagy kiadták, nem elérhető',
    illegal: 'Jogsértő vagy tiltott dolog',
    offensive: 'Sértő, bántó tartalom',
    duplicate: 'Többször is feladták',
    other: 'Más gond van vele',
    mended: 'A hirdető kijavította',
    copied: 'Elrejtett hirdetés másolata',
  } satisfies Record<QueueReason, string>,
  send: 'Bejelentés küldése',
  sending: 'Küldés…',
  sentTitle: 'Megkaptuk',
} as const;
