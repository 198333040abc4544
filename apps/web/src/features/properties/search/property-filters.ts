import { searchTextLimit } from '@piacter/contracts/core/values';
import type { propertySearchQuery } from '@piacter/contracts/properties';
import { type PropertyFlag, propertyLimits } from '@piacter/contracts/properties/values';
import { type Filter, sayAreas, sayPrices, sayRooms, saySites, spellPrices } from '../../search/index.ts';
import { text } from './text.ts';

/** A wire name of the search; a wrong one does not compile. */
type Name = keyof (typeof propertySearchQuery)['shape'];
const named = (name: Name): Name => name;
const flags = (...names: (PropertyFlag & keyof typeof text.flags)[]) =>
  names.map((name) => ({ name: named(name), ...text.flags[name] }));

const list = (name: Name, label: string): Filter => ({ kind: 'some', name, label, isDetail: true });

/** Every filter of the property search in the order of the panel (SRP-01, decisions: Search). */
export const propertyFilters: readonly Filter[] = [
  { kind: 'one', name: named('adType'), label: text.adType, look: 'tiles', loosened: text.loosened.adType },
  {
    kind: 'one',
    name: named('countryID'),
    label: text.country,
    look: 'select',
    clears: [named('settlement'), named('countyRegion')],
    loosened: text.loosened.country,
  },
  {
    kind: 'settlement',
    name: named('settlement'),
    label: text.settlement,
    country: named('countryID'),
    loosened: text.loosened.settlement,
  },
  {
    kind: 'range',
    from: named('priceFrom'),
    to: named('priceTo'),
    label: text.price,
    unit: text.priceUnit,
    max: propertyLimits.price,
    say: sayPrices,
    hint: spellPrices,
    loosened: text.loosened.price,
  },
  {
    kind: 'range',
    from: named('floorAreaFrom'),
    to: named('floorAreaTo'),
    label: text.floorArea,
    unit: text.squareMetres,
    max: propertyLimits.floorArea,
    say: sayAreas,
    loosened: text.loosened.floorArea,
  },
  {
    kind: 'range',
    from: named('roomsFrom'),
    to: named('roomsTo'),
    label: text.rooms,
    max: propertyLimits.roomNumber,
    say: sayRooms,
    loosened: text.loosened.rooms,
  },
  { kind: 'some', name: named('houseType'), label: text.houseType, loosened: text.loosened.houseType },
  { kind: 'some', name: named('buildTechnology'), label: text.buildTechnology },
  {
    kind: 'flags',
    look: 'boxes',
    label: text.equipment,
    flags: flags('hasBalcony', 'hasElevator', 'moveImmediately'),
  },
  {
    kind: 'text',
    name: named('keyword'),
    label: text.keyword,
    placeholder: text.keywordExample,
    maxLength: searchTextLimit,
    isDetail: true,
  },
  {
    kind: 'region',
    name: named('countyRegion'),
    label: text.region,
    country: named('countryID'),
    isDetail: true,
    loosened: text.loosened.region,
  },
  {
    kind: 'range',
    from: named('siteAreaFrom'),
    to: named('siteAreaTo'),
    label: text.siteArea,
    unit: text.squareMetres,
    max: propertyLimits.siteArea,
    say: saySites,
    isDetail: true,
    loosened: text.loosened.siteArea,
  },
  list('conditionID', text.condition),
  list('heatType', text.heating),
  list('parkingType', text.parking),
  list('viewType', text.view),
  list('furnishedType', text.furnished),
  list('electricityType', text.electricity),
  list('gasType', text.gas),
  list('specialLocations', text.locations),
  {
    kind: 'flags',
    look: 'selects',
    label: text.features,
    flags: flags('isAttic', 'isGardenContact', 'thermallyInsulated', 'hasSolarPanel', 'isSmartHome'),
    isDetail: true,
  },
];
