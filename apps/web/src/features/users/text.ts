/** Hungarian texts of the deletion of an account. */
import type { DeletionSummary } from '@piacter/contracts/users';
import { formatNumber } from '../../lib/format.ts';

/** '3 hirdetés, 1 ajánlatkérés', without what there is none of. */
const formatCounts = (counts: readonly (readonly [count: number, what: string])[]): string =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatNumber(count)} ${what}`)
    .join(', ');

/** What the deletion of an account removes, besides what every account has. */
export const formatDeleted = ({ deleted }: DeletionSummary): string =>
  formatCounts([
    [deleted.listings, 'hirdetés'],
    [deleted.images, 'kép'],
    [deleted.requests, 'ajánlatkérés'],
    [deleted.offers, 'ajánlat'],
    [deleted.unpaidOrders, 'kifizetetlen rendelés'],
  ]);

/** What the deletion of an account keeps, without the person's data. */
export const formatKept = ({ kept }: DeletionSummary): string =>
  formatCounts([
    [kept.orders, 'rendelés'],
    [kept.payments, 'fizetés'],
    [kept.requests, 'megválaszolt ajánlatkérés'],
    [kept.offers, 'elfogadott ajánlat'],
  ]);

/** Hungarian texts of the deletion of an account. */
export const text = {
  title: 'Fiók törlése',
  sub: 'A törlés azonnal megtörténik, és nem vonható vissza.',
  open: 'Fiók törlése…',
  loading: 'Betöltés…',
  failed: 'A fiókod adatait most nem sikerült betölteni. Frissítsd az oldalt!',
  deleted: 'Törlődik:',
  always: 'a profilod, a bejelentkezési adataid',
  kept: 'Név nélkül megmarad a könyveléshez és a másik félnek:',
  nothingKept: 'Semmi sem marad meg rólad.',
  packagesLost: (count: number) => `Elvész, ami a csomagjaidból hátravan (${count} futó csomag).`,
  staysLeft: (count: number) =>
    `Lefoglalt időszakaid: ${count}. Előbb szólj a másik félnek, a törlés után már nem tudsz írni neki!`,
  freed: 'Az e-mail-címed felszabadul, később újra regisztrálhatsz vele.',
  signedOut: 'Minden eszközödön kijelentkeztetünk.',
  lastAdmin:
    'Te vagy az egyetlen adminisztrátor, ezért a fiókodat nem törölheted. Előbb az üzemeltető hozzon létre másik adminisztrátort!',
  pass: 'Jelszó',
  passHint: 'A törléshez igazolnod kell magad.',
  send: 'Törlöm a fiókomat',
  cancel: 'Mégse',
  question: 'Biztosan törlöd a fiókodat?',
  questionDetail: 'Ezt később nem vonhatod vissza.',
  confirm: 'Fiók törlése',
} as const;
