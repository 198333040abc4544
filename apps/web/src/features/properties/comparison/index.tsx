import type { NumberField } from '@piacter/contracts/core/fields';
import type { PropertyDetail } from '@piacter/contracts/properties';
import {
  getPriceLabel,
  type PropertyNumber,
  propertyFields,
  propertyNumbers,
} from '@piacter/contracts/properties/fields';
import { adTypes, getUnitPrice } from '@piacter/contracts/properties/values';
import { paths } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { dash, formatNumber } from '../../../lib/format.ts';
import type { Comparison, Measure } from '../../listings/comparison/index.ts';
import { formatKind, formatUnitPrice } from '../card/property-facts.ts';
import { formatRooms, getTitle } from '../detail/property-format.ts';
import { formats, getGroups } from '../detail/property-groups.ts';
import { text } from '../detail/text.ts';

/** The median price per square metre of the properties around one, with the place that they are in; a dash where they are too few. */
function AreaMedian({ listing: { realEstateID, adType } }: { listing: PropertyDetail }) {
  const parts = { params: { realEstateID } };
  // Of one that has ended there is none.
  const { data } = useApi('GET /api/price-comparison/{realEstateID}', parts, { shouldRetryOnError: false });
  if (!data?.data) return dash;
  const { median, place } = data.data;
  const unit = adType === adTypes.rent ? text.comparison.perMonth : text.perSquareMetre;
  return `${formatNumber(median, unit)} (${place})`;
}

const [costs, building, equipment] = [0, 1, 2] as const;

/** The numbers of which one is the best, each with its own format. */
const measureOf = (name: PropertyNumber): Measure<PropertyDetail>[] => {
  const { label, best }: NumberField = propertyFields[name];
  return best
    ? [{ term: label, getNumber: ({ [name]: amount }) => amount, format: formats[name], best }]
    : [];
};
const [priceMeasure = [], ...otherMeasures] = propertyNumbers.map(measureOf);

/** The rows that the measures have in another form. */
const measuredTerms: ReadonlySet<string> = new Set([
  ...Object.values(adTypes).map(getPriceLabel),
  propertyFields.roomNumber.label,
  propertyFields.halfRoomNumber.label,
]);

/** How properties are compared: by price, price per square metre, areas, rooms and costs. */
export const comparison: Comparison<PropertyDetail> = {
  getID: ({ realEstateID }) => realEstateID,
  getTitle: (property) => `${formatKind(property)}, ${getTitle(property)}`,
  getPath: ({ realEstateID }) => paths.property(realEstateID),
  getPicture: ({ mainImg }) => mainImg,
  getPosition: ({ mapPosition }) => mapPosition,
  measures: [
    ...priceMeasure,
    { term: text.unitPrice, getNumber: getUnitPrice, format: formatUnitPrice, best: 'lowest' },
    {
      term: text.rooms,
      getNumber: ({ roomNumber, halfRoomNumber }) =>
        roomNumber === null ? null : roomNumber + (halfRoomNumber ?? 0) / 2,
      format: ({ roomNumber, halfRoomNumber }) => formatRooms(roomNumber, halfRoomNumber),
      best: 'highest',
    },
    ...otherMeasures.flat(),
  ],
  loadedRows: [{ term: text.comparison.areaMedian, Value: AreaMedian }],
  getGroups: (property) => {
    const groups = getGroups(property, { withForeign: true });
    return [groups[costs], groups[building], groups[equipment]].flatMap((group) =>
      group ? { ...group, items: group.items.filter(({ term }) => !measuredTerms.has(term)) } : [],
    );
  },
};
