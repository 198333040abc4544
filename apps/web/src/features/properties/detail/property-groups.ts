import { answers } from '@piacter/contracts/core/field-words';
import { isApplicable, type NumberField, namesInGroup, toNameField } from '@piacter/contracts/core/fields';
import { getUnitSign } from '@piacter/contracts/core/units';
import { createRecord } from '@piacter/contracts/core/values';
import type { PropertyDetail } from '@piacter/contracts/properties';
import { lacksEnergyClass } from '@piacter/contracts/properties/duties';
import {
  getPriceLabel,
  type PropertyFlag,
  type PropertyLookup,
  type PropertyNumber,
  propertyFields,
  propertyFlags,
  propertyLookupNames,
  propertyNumbers,
} from '@piacter/contracts/properties/fields';
import { houseTypes } from '@piacter/contracts/properties/values';
import { formatNumber, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { formatFloor, type Group, getAddressGroup, getAdGroup } from '../../listings/detail/index.ts';
import { formatMonthlyPrice, formatPrice, formatRooms } from './property-format.ts';
import { text } from './text.ts';

const getNumberField = (name: PropertyNumber): NumberField => propertyFields[name];

type Format = (property: PropertyDetail) => string | null;

const formatAmount =
  (name: PropertyNumber): Format =>
  ({ [name]: amount }) => {
    const { unit } = propertyFields[name];
    if (amount === null || unit === 'thousandForintsMonthly') return formatMonthlyPrice(amount);
    return unit === 'years' ? String(amount) : formatNumber(amount, getUnitSign(unit));
  };

/** The number that adds a detail to a field, such as the balcony's area. */
const formatAddition = (name: string, property: PropertyDetail): string | null => {
  const addition = propertyNumbers.find((number) => getNumberField(number).addsTo === name);
  return addition ? formatAmount(addition)(property) : null;
};

/** 'Van, 5 kW': a yes with the number that belongs to it, where that is given. */
const formatAnswer =
  (name: PropertyFlag): Format =>
  (property) => {
    const words = answers[propertyFields[name].answers];
    const detail = property[name] === 1 ? formatAddition(name, property) : null;
    return [formatYesNo(property[name], words), detail].filter(Boolean).join(', ');
  };

const formatChoice =
  (name: PropertyLookup): Format =>
  (property) =>
    [property[toNameField(name)], formatAddition(name, property)].filter(Boolean).join(', ') || null;

/** 'B (HET-01234567)'; of a house or a flat it is said that the class is missing. */
const formatEnergyClass: Format = (property) => {
  if (lacksEnergyClass(property)) return text.noEnergyClass;
  const { energyClassName, energyCertificate } = property;
  return energyCertificate ? `${energyClassName ?? ''} (${energyCertificate})` : energyClassName;
};

/** The value of each field; '2 + 1 fél' is one row of the key facts and two of the groups. */
export const formats = {
  ...createRecord(propertyNumbers, formatAmount),
  ...createRecord(propertyFlags, formatAnswer),
  ...createRecord(propertyLookupNames, formatChoice),
  energyClass: formatEnergyClass,
  price: formatPrice,
};

const row = (name: keyof typeof formats, property: PropertyDetail): Description => ({
  term: name === 'price' ? getPriceLabel(property.adType) : propertyFields[name].label,
  value: formats[name](property),
});

/** The rows of a group; what adds to another field stands in its row. */
const rowsOf = (group: 'price' | 'area' | 'equipment' | 'features', property: PropertyDetail) =>
  namesInGroup(propertyFields, group)
    .filter((name) => !('addsTo' in propertyFields[name]) && isApplicable(propertyFields[name], property))
    .map((name) => row(name, property));

const getFloor = ({ floorNumber }: PropertyDetail): Description => ({
  term: text.floor,
  value: formatFloor(floorNumber),
});

/** The key facts: site area and utilities of a plot, else area, rooms, the floor or a house's site, condition and heating. */
export const getKeyFacts = (property: PropertyDetail): Description[] => {
  const rows = (...names: (keyof typeof formats)[]) => names.map((name) => row(name, property));
  if (property.houseType === houseTypes.plot)
    return rows('siteArea', 'electricityType', 'gasType', 'viewType');
  return [
    ...rows('floorArea'),
    { term: text.rooms, value: formatRooms(property.roomNumber, property.halfRoomNumber) },
    ...(property.houseType === houseTypes.house ? rows('siteArea') : [getFloor(property)]),
    ...rows('conditionID', 'heatType'),
  ];
};

/** Which of the measures say nothing about a kind of property while they are empty: a flat has no site. */
const emptyOf: Record<number, readonly string[]> = {
  [houseTypes.house]: [text.floor],
  [houseTypes.flat]: [propertyFields.siteArea.label],
  [houseTypes.plot]: [
    text.floor,
    ...(['floorArea', 'roomNumber', 'halfRoomNumber'] as const).map((name) => propertyFields[name].label),
  ],
};

/**
 * The data of a property in labelled groups; what is missing has a dash (LAY-15). What its kind does not have is left out,
 * but for a comparison, which has the row.
 */
export const getGroups = (property: PropertyDetail, { withForeign = false } = {}): Group[] => {
  const foreign = withForeign ? [] : (emptyOf[property.houseType ?? 0] ?? []);
  return listGroups(property).map(({ title, items }) => ({
    title,
    items: items.filter(({ term, value }) => !foreign.includes(term) || (value !== null && value !== '')),
  }));
};

const listGroups = (property: PropertyDetail): Group[] => [
  {
    title: text.groups.costs,
    items: [...rowsOf('price', property), { term: text.advertiser, value: property.advertiserType }],
  },
  {
    title: text.groups.building,
    items: [
      row('houseType', property),
      getFloor(property),
      ...rowsOf('area', property),
      ...rowsOf('features', property),
    ],
  },
  { title: text.groups.equipment, items: rowsOf('equipment', property) },
  getAddressGroup(property),
  getAdGroup(property, property.realEstateID),
];
