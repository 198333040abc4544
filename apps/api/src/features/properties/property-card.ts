import { pick } from '@piacter/contracts/core/values';
import type { PropertyCard } from '@piacter/contracts/properties';
import { advertiserTypes } from '@piacter/contracts/properties/values';
import {
  type CardRowOf,
  type CardShape,
  columnNames,
  createCardColumns,
  createColumnReader,
  toSharedCard,
} from '../listings/rows/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import { getPriceDrop } from './price-history.ts';
import { propertyColumns } from './property-columns.ts';

const ownFields = pick(propertyColumns, [
  'adType',
  'houseType',
  'buildTechnology',
  'floorArea',
  'siteArea',
  'roomNumber',
  'halfRoomNumber',
  'price',
]);

const readOwnFields = createColumnReader(ownFields);
const cardColumns = createCardColumns(
  'property',
  [...columnNames(ownFields), 'postalCode', 'energyClass', 'advertiserType', 'dropFrom', 'droppedAt'],
  ['street', 'publicPlaceType', 'floorNumber'],
);

export type PropertyCardRow = CardRowOf<typeof cardColumns>;

const toCard = (row: PropertyCardRow, names: LookupNames, now: Date): PropertyCard => ({
  realEstateID: row.realEstateID,
  ...readOwnFields(row, names),
  ...toSharedCard(row, names, now),
  countryName: names.findName('countries', row.countryID) ?? '',
  postalCode: row.postalCode,
  streetName:
    row.street &&
    [row.street, names.findName('types_public_place', row.publicPlaceType)].filter(Boolean).join(' '),
  floorNumber: row.floorNumber,
  energyClass: row.energyClass,
  // A class of the scale alone: exceptions are too long for a card.
  energyClassName: names.findName('energyScale', row.energyClass),
  advertiserType: advertiserTypes.find((type) => type === row.advertiserType) ?? null,
  priceDrop: getPriceDrop(row, now),
});

/** Properties as cards: in searches, on the home page, in their owner's list. */
export const createPropertyCards = (lookups: LookupService): CardShape<PropertyCardRow, PropertyCard> => ({
  ...cardColumns,
  toCards: async (_db, rows, now) => {
    const names = await lookups.names();
    return rows.map((row) => toCard(row, names, now));
  },
});
