import { formatChoiceFilter, formatUnwantedFloors } from '@piacter/contracts/core/field-words';
import {
  energyClassFrom,
  propertyFields,
  propertyLookupNames,
  searchedFields,
} from '@piacter/contracts/properties/fields';
import { adTypes, formatEnergyClassFrom } from '@piacter/contracts/properties/values';
import {
  areaFilter,
  createFieldFilters,
  createListingSorting,
  describeSearch,
  keywordFilter,
  spellPriceRange,
  unwantedEntries,
  unwantedPlaces,
  wishFilter,
} from '../../search/index.ts';
import { text } from './text.ts';
import { usePropertyOptions } from './use-property-options.ts';

const by = createFieldFilters(searchedFields);
const { advertiserType } = propertyFields;
const boxes = ['hasBalcony', 'hasElevator', 'moveImmediately'] as const;

/** The public search of properties: every filter in the order of the panel (SRP-01). */
export const propertySearch = describeSearch({
  call: 'GET /api/search-real-estates',
  useOptions: usePropertyOptions,
  optionCounts: 'GET /api/option-counts/property',
  sorting: createListingSorting('property'),
  filters: [
    areaFilter,
    { kind: 'select', name: 'adType', label: propertyFields.adType.label, variant: 'tiles' },
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
      radius: 'radius',
    },
    {
      ...by.range('price'),
      histogram: 'price',
      unit: text.priceUnit,
      // A typed 180 means 180 thousand for a rent, a typed 60 means 60 million for a sale.
      smallUnit: ({ adType }) => (adType === String(adTypes.rent) ? 1_000 : 1_000_000),
      hint: spellPriceRange,
    },
    { ...by.range('floorArea'), histogram: 'floorArea' },
    by.range('roomNumber'),
    by.choices('houseType'),
    by.choices('buildTechnology'),
    by.flags(text.equipment, 'boxes', boxes),
    { ...keywordFilter, placeholder: text.keywordExample, isDetail: true },
    { kind: 'multiSelect', name: advertiserType.asked.param, label: text.advertiser, isDetail: true },
    { kind: 'select', name: 'newWithin', label: text.newWithin, variant: 'dropdown', isDetail: true },
    { kind: 'region', name: 'countyRegion', label: text.region, country: 'countryID', isDetail: true },
    {
      kind: 'select',
      name: energyClassFrom.param,
      label: energyClassFrom.label,
      variant: 'dropdown',
      isDetail: true,
      format: formatEnergyClassFrom,
    },
    // Most want a class and all better ones.
    {
      kind: 'chip',
      names: ['energyClass'],
      label: propertyFields.energyClass.label,
      isDetail: true,
      format: ({ energyClass = '' }, getName) =>
        formatChoiceFilter(
          propertyFields.energyClass,
          energyClass.split(',').map((id) => getName('energyClass', id)),
        ),
    },
    ...by.others(
      ['adType', 'price', 'floorArea', 'roomNumber', 'houseType', 'buildTechnology', 'energyClass', ...boxes],
      text.features,
    ),
    ...([...propertyLookupNames, 'specialLocations'] as const).map((name) =>
      unwantedEntries({ name, label: propertyFields[name].label }),
    ),
    {
      kind: 'chip',
      names: ['notFloor'],
      label: searchedFields.floor.label,
      format: ({ notFloor = '' }) => formatUnwantedFloors(notFloor),
    },
    unwantedPlaces,
    wishFilter,
  ],
});
