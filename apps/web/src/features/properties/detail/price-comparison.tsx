import type { PropertyDetail } from '@piacter/contracts/properties';
import { adTypes, formatAdKind } from '@piacter/contracts/properties/values';
import { lazy, Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatThousands,
  thousandsToForints,
} from '../../../lib/format.ts';
import { Block } from '../../listings/detail/index.ts';
import { PriceScale } from './price-scale.tsx';
import { text } from './text.ts';

/** Few properties have anything to draw. */
const BarList = lazy(() =>
  import('../../../ui/chart/bar-list.tsx').then((module) => ({ default: module.BarList })),
);

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

function formatDifference(unitPrice: number, median: number): string {
  const percent = Math.round((Math.abs(unitPrice - median) / Math.max(1, median)) * 100);
  if (percent === 0) return text.comparison.equal;
  return unitPrice < median ? text.comparison.below(percent) : text.comparison.above(percent);
}

/** The price per square metre beside the median of its kind in its settlement; nothing without one (PRICE-02). */
export function PriceComparison({ property }: { property: PropertyDetail }) {
  const { realEstateID, adType } = property;
  const comparison = useApi('GET /api/price-comparison/{realEstateID}', { params: { realEstateID } }).data
    ?.data;
  if (!comparison) return null;
  const { place, unitPrice, median, sampleSize, lowerQuartile: lower, upperQuartile: upper } = comparison;
  const unit = adType === adTypes.rent ? text.comparison.perMonth : text.perSquareMetre;
  const format = (forints: number) => formatNumber(forints, unit);
  const rows = [
    { name: text.comparison.own, value: format(unitPrice), note: formatDifference(unitPrice, median) },
    {
      name: text.comparison.median(formatAdKind(property), place),
      value: format(median),
      note: [text.comparison.sample(sampleSize), comparison.isWider === 1 && text.comparison.wider]
        .filter(Boolean)
        .join(' '),
    },
    ...(lower === null || upper === null
      ? []
      : [{ name: text.comparison.half, value: `${formatNumber(lower)}–${format(upper)}` }]),
  ];
  return (
    <Block title={text.comparison.title}>
      <PriceScale label={text.comparison.title} own={unitPrice} {...{ rows, median, lower, upper }} />
    </Block>
  );
}
