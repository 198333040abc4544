import type { PropertyDetail } from '@piacter/contracts/properties';
import { adTypes } from '@piacter/contracts/properties/values';
import { useApi } from '../../../lib/api/index.ts';
import { dash, formatNumber } from '../../../lib/format.ts';
import { text } from '../detail/text.ts';

/** The median price per square metre of the properties around one, with the place that they are in; a dash where they are too few. */
export function AreaMedian({ listing: { realEstateID, adType } }: { listing: PropertyDetail }) {
  const parts = { params: { realEstateID } };
  // Of one that has ended there is none.
  const { data } = useApi('GET /api/price-comparison/{realEstateID}', parts, { shouldRetryOnError: false });
  if (!data?.data) return dash;
  const { median, place } = data.data;
  const unit = adType === adTypes.rent ? text.comparison.perMonth : text.perSquareMetre;
  return `${formatNumber(median, unit)} (${place})`;
}
