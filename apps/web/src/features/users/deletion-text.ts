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
