import { useApi } from '../../../lib/api/index.ts';
import { formatDate, formatNumber, formatThousands } from '../../../lib/format.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { monthText as text } from '../text.ts';

/** Optional content: a failure is neither reported nor retried. */
const quietly = { shouldRetryOnError: false };

/** The prices of a published property since its publication, and the median beside its own; nothing without either. */
export function ListingPrices({ id, priceSuffix }: { id: number; priceSuffix: string }) {
  const params = { realEstateID: id };
  const points = useApi('GET /api/price-history/{realEstateID}', { params }, quietly).data?.data ?? [];
  const comparison = useApi('GET /api/price-comparison/{realEstateID}', { params }, quietly).data?.data;
  const formatUnitPrice = (forints: number) => formatNumber(forints, text.unit) + priceSuffix;
  if (points.length < 2 && !comparison) return null;
  return (
    <Panel title={text.title}>
      {comparison && (
        <>
          <h3>{text.comparison(comparison.place)}</h3>
          <DescriptionList
            columns={1}
            items={[
              { term: text.own, value: formatUnitPrice(comparison.unitPrice) },
              {
                term: text.median(formatNumber(comparison.sampleSize)),
                value: formatUnitPrice(comparison.median),
              },
            ]}
          />
        </>
      )}
      {points.length > 1 && (
        <>
          <h3>{text.changes}</h3>
          <DescriptionList
            columns={1}
            items={points.toReversed().map(({ price, since }) => ({
              term: formatDate(since),
              value: formatThousands(price) + priceSuffix,
            }))}
          />
        </>
      )}
    </Panel>
  );
}
