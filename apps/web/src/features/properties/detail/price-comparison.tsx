import type { PropertyDetail } from '@piacter/contracts/properties';
import { adTypes, formatAdKind } from '@piacter/contracts/properties/values';
import { Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Block } from '../../listings/detail/index.ts';
import { BarList } from './lazy-bar-list.ts';
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
  const { place, unitPrice, median, sampleSize } = comparison;
  const unit = adType === adTypes.rent ? text.comparison.perMonth : text.perSquareMetre;
  const rows = [
    {
      key: 'own',
      name: text.comparison.own,
      value: unitPrice,
      note: formatDifference(unitPrice, median),
    },
    {
      key: 'median',
      name: text.comparison.median(formatAdKind(property), place),
      value: median,
      note: text.comparison.sample(sampleSize),
    },
  ];
  return (
    <Block title={text.comparison.title}>
      <Suspense>
        <BarList
          label={text.comparison.title}
          rows={rows}
          format={(forints) => `${formatNumber(forints)}\u00a0${unit}`}
        />
      </Suspense>
    </Block>
  );
}
