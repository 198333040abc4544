import { formatNumber } from '../../lib/format.ts';
import { text } from './text.ts';

/** How many a search finds: exact up to 1000, beyond that only '1000+' is known. */
export type Total = { total: number; totalIsCapped: boolean };

export const sayTotal = ({ total, totalIsCapped }: Total): string =>
  totalIsCapped ? text.capped : formatNumber(total);
