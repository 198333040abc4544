import type { ReportReason } from '@piacter/contracts/reports/values';

/** Hungarian texts of reporting a listing, and of its visibility. */
export const text = {
  report: 'Hirdetés jelentése',
  reportIntro: 'Írd meg, mi a gond ezzel a hirdetéssel! A hirdető nem tudja meg, hogy te jelentetted.',
  reason: 'Mi a gond vele?',
  chooseReason: 'Válassz okot!',
  detail: 'Mit vettél észre?',
  detailHint: 'Nem kötelező, de segít, ha pontosan leírod.',
  reasons: {
    fraud: 'Csalásnak tűnik',
    untrue: 'Valótlan adatok, hamis képek',
    taken: 'Már eladták, kiadták vagy nem elérhető',
    illegal: 'Jogsértő vagy tiltott dolog',
    offensive: 'Sértő, bántó tartalom',
    duplicate: 'Többször is feladták',
    other: 'Más gond van vele',
  } satisfies Record<ReportReason, string>,
  send: 'Jelentés küldése',
  sending: 'Küldés…',
  cancel: 'Mégse',
  sentTitle: 'Megkaptuk',
  checking: 'Ellenőrizzük, hogy ember küldi-e…',
  loading: 'Betöltés…',
  hide: 'Hirdetés elrejtése',
  show: 'Hirdetés megmutatása',
  hideIntro:
    'Az elrejtett hirdetést csak a hirdetője és az adminok látják. Az okot e-mailben megírjuk a hirdetőnek.',
  showIntro: 'A hirdetés újra látható lesz mindenkinek. A megjegyzésedet e-mailben megírjuk a hirdetőnek.',
  hideReason: 'Miért rejted el?',
  hideReasonHint: 'Írd le azt is, min kell javítania!',
  showReason: 'Megjegyzés a hirdetőnek',
  hiddenForOwner: 'Ezt a hirdetésedet elrejtettük, most csak te látod.',
  hiddenForAdmin: 'Ez a hirdetés el van rejtve: csak a hirdetője és az adminok látják.',
  reasonGiven: 'Az ok:',
  whatToDo: 'Javítsd ki, amit kifogásoltunk, majd válaszolj a levélre, amelyet erről küldtünk!',
} as const;
