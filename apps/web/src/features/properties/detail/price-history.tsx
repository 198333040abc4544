import { Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { formatDate, formatMoney, formatThousands, thousandsToForints } from '../../../lib/format.ts';
import { Block } from '../../listings/detail/index.ts';
import { BarList } from './lazy-bar-list.ts';
import { text } from './text.ts';

/** '−5%, előtte 52 000 000 Ft'; null for the first price. */
function formatChange(price: number, previous: number | undefined): string | null {
  if (previous === undefined) return text.history.first;
  const percent = Math.round((Math.abs(price - previous) / Math.max(1, previous)) * 100);
  const sign = price < previous ? '−' : '+';
  return text.history.change(`${sign}${percent}%`, formatThousands(previous));
}

/** The prices since publication as bars with their numbers, the newest first; nothing without a change (PRICE-01). */
export function PriceHistory({ realEstateID }: { realEstateID: number }) {
  const points =
    useApi('GET /api/price-history/{realEstateID}', { params: { realEstateID } }).data?.data ?? [];
  if (points.length < 2) return null;
  const rows = points.map(({ price, since }, index) => ({
    key: since,
    name: formatDate(since),
    value: thousandsToForints(price),
    note: formatChange(price, points[index - 1]?.price),
  }));
  return (
    <Block title={text.history.title}>
      <Suspense>
        <BarList label={text.history.title} rows={rows.toReversed()} format={formatMoney} />
      </Suspense>
    </Block>
  );
}
