import { searchTextLimit } from '@piacter/contracts/core/values';
import { adTypes, propertyLimits } from '@piacter/contracts/properties/values';
import {
  areaFilter,
  createAreaRangeFormat,
  createListingSorting,
  describeSearch,
  formatAreaRange,
  formatPriceRange,
  formatRoomRange,
  formatSiteRange,
  spellPriceRange,
} from '../../search/index.ts';
import { text } from './text.ts';
import { usePropertyOptions } from './use-property-options.ts';

const flags = (...names: (keyof typeof text.flags)[]) => names.map((name) => ({ name, ...text.flags[name] }));

const detailList = <Name extends string>(name: Name, label: string) =>
  ({ kind: 'multiSelect', name, label, isDetail: true }) as const;

/** The public search of properties: every filter in the order of the panel (SRP-01). */
export const propertySearch = describeSearch({
  call: 'GET /api/search-real-estates',
  useOptions: usePropertyOptions,
  sorting: createListingSorting('property'),
  filters: [
    areaFilter,
    {
      kind: 'select',
      name: 'adType',
      label: text.adType,
      variant: 'tiles',
    },
    {
      kind: 'select',
      name: 'countryID',
      label: text.country,
      variant: 'dropdown',
      clears: ['settlement', 'countyRegion'],
    },
    {
      kind: 'settlement',
      name: 'settlement',
      label: text.settlement,
      country: 'countryID',
    },
    {
      kind: 'range',
      from: 'priceFrom',
      to: 'priceTo',
      label: text.price,
      unit: text.priceUnit,
      max: propertyLimits.price,
      // A typed 180 means 180 thousand for a rent, a typed 60 means 60 million for a sale.
      smallUnit: ({ adType }) => (adType === String(adTypes.rent) ? 1_000 : 1_000_000),
      format: formatPriceRange,
      hint: spellPriceRange,
    },
    {
      kind: 'range',
      from: 'floorAreaFrom',
      to: 'floorAreaTo',
      label: text.floorArea,
      unit: text.squareMetres,
      max: propertyLimits.floorArea,
      format: formatAreaRange,
    },
    {
      kind: 'range',
      from: 'roomsFrom',
      to: 'roomsTo',
      label: text.rooms,
      max: propertyLimits.roomNumber,
      format: formatRoomRange,
    },
    {
      kind: 'multiSelect',
      name: 'houseType',
      label: text.houseType,
    },
    { kind: 'multiSelect', name: 'buildTechnology', label: text.buildTechnology },
    {
      kind: 'flags',
      variant: 'boxes',
      label: text.equipment,
      flags: flags('hasBalcony', 'hasElevator', 'moveImmediately'),
    },
    {
      kind: 'text',
      name: 'keyword',
      label: text.keyword,
      placeholder: text.keywordExample,
      maxLength: searchTextLimit,
      isDetail: true,
    },
    {
      kind: 'region',
      name: 'countyRegion',
      label: text.region,
      country: 'countryID',
      isDetail: true,
    },
    {
      kind: 'range',
      from: 'siteAreaFrom',
      to: 'siteAreaTo',
      label: text.siteArea,
      unit: text.squareMetres,
      max: propertyLimits.siteArea,
      format: formatSiteRange,
      isDetail: true,
    },
    {
      kind: 'range',
      from: 'balconyAreaFrom',
      to: 'balconyAreaTo',
      label: text.balconyArea,
      unit: text.squareMetres,
      max: propertyLimits.balconyArea,
      format: createAreaRangeFormat(text.balcony),
      isDetail: true,
    },
    detailList('conditionID', text.condition),
    detailList('heatType', text.heating),
    detailList('parkingType', text.parking),
    { ...detailList('viewType', text.view), isNamed: true },
    detailList('furnishedType', text.furnished),
    { ...detailList('electricityType', text.electricity), isNamed: true },
    { ...detailList('gasType', text.gas), isNamed: true },
    detailList('specialLocations', text.locations),
    {
      kind: 'flags',
      variant: 'selects',
      label: text.features,
      flags: flags('isAttic', 'isGardenContact', 'thermallyInsulated', 'hasSolarPanel', 'isSmartHome'),
      isDetail: true,
    },
  ],
});
