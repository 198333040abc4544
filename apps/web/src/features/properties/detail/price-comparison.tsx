import type { PropertyDetail } from '@piacter/contracts/properties';
import { adTypes, formatAdKind } from '@piacter/contracts/properties/values';
import { useApi } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Block } from '../../listings/detail/index.ts';
import { PriceScale } from './price-scale.tsx';
import { text } from './text.ts';

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
