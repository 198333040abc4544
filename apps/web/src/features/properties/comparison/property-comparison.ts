import type { PropertyDetail } from '@piacter/contracts/properties';
import { paths } from '../../../config/paths.ts';
import type { Comparison } from '../../listings/comparison/index.ts';
import { formatArea } from '../../listings/detail/index.ts';
import { formatKind } from '../card/property-facts.ts';
import {
  formatMonthlyPrice,
  formatPrice,
  formatRooms,
  formatSquareMetrePrice,
  getPricedArea,
  getTitle,
} from '../detail/property-format.ts';
import { getGroups } from '../detail/property-groups.ts';
import { text } from '../detail/text.ts';

const getUnitPrice = (property: PropertyDetail): number | null => {
  const area = getPricedArea(property);
  return area && formatSquareMetrePrice(property) !== null ? property.price / area : null;
};

const [costs, building, equipment] = [0, 1, 2] as const;

/** How properties are compared: by price, price per square metre, areas and costs. */
export const propertyComparison: Comparison<PropertyDetail> = {
  getID: ({ realEstateID }) => realEstateID,
  getTitle: (property) => `${formatKind(property)}, ${getTitle(property)}`,
  getPath: ({ realEstateID }) => paths.property(realEstateID),
  getPicture: ({ mainImg }) => mainImg,
  measures: [
    { term: text.price.sale, getNumber: ({ price }) => price, format: formatPrice, best: 'lowest' },
    { term: text.unitPrice, getNumber: getUnitPrice, format: formatSquareMetrePrice, best: 'lowest' },
    {
      term: text.decide.floorArea,
      getNumber: ({ floorArea }) => floorArea,
      format: ({ floorArea }) => formatArea(floorArea),
      best: 'highest',
    },
    {
      term: text.decide.siteArea,
      getNumber: ({ siteArea }) => siteArea,
      format: ({ siteArea }) => formatArea(siteArea),
      best: 'highest',
    },
    {
      term: text.decide.rooms,
      getNumber: ({ roomNumber, halfRoomNumber }) =>
        roomNumber === null ? null : roomNumber + (halfRoomNumber ?? 0) / 2,
      format: ({ roomNumber, halfRoomNumber }) => formatRooms(roomNumber, halfRoomNumber),
      best: 'highest',
    },
    {
      term: text.maintenanceFee,
      getNumber: ({ maintenanceFee }) => maintenanceFee,
      format: ({ maintenanceFee }) => formatMonthlyPrice(maintenanceFee),
      best: 'lowest',
    },
    {
      term: text.utilities,
      getNumber: ({ utilities }) => utilities,
      format: ({ utilities }) => formatMonthlyPrice(utilities),
      best: 'lowest',
    },
  ],
  getGroups: (property) => {
    const groups = getGroups(property);
    return [groups[costs], groups[building], groups[equipment]].flatMap((group) =>
      group
        ? {
            ...group,
            // The measures have the price and the rooms.
            items: group.items.filter(
              ({ term }) =>
                term !== text.price.rent &&
                term !== text.price.swap &&
                term !== text.roomNumber &&
                term !== text.halfRoomNumber,
            ),
          }
        : [],
    );
  },
};
