import {
  defineFields,
  type FieldWords,
  has,
  is,
  listsOf,
  lookup,
  namesOf,
  rangesOf,
} from '../core/fields.ts';
import { typedKeys } from '../core/values.ts';
import { descriptionLimit, floorLimits } from '../listings/values.ts';
import { adTypes, advertiserTypes, houseTypes } from './values.ts';

const area = { type: 'number', unit: 'squareMetres', max: 9_999_999 } as const;
const rooms = { type: 'number', unit: 'rooms', max: 1000, group: 'area' } as const;
const monthly = { type: 'number', unit: 'thousandForintsMonthly', best: 'lowest', group: 'price' } as const;
const text = { type: 'text', max: descriptionLimit, group: 'description' } as const;

/** Ads of houses and flats have to name their energy class, those of plots do not. */
const home = { field: 'houseType', is: [houseTypes.house, houseTypes.flat] } as const;

type Group = 'kind' | 'price' | 'area' | 'equipment' | 'features' | 'energy' | 'surroundings' | 'description';

/** The fields of a property beside its address, in the order of the form. */
export const propertyFields = defineFields<Group>()({
  adType: { ...lookup('types_ad', 'Hirdetés típusa'), group: 'kind', isRequired: true },
  advertiserType: {
    type: 'choice',
    options: advertiserTypes,
    label: 'Hirdető típusa',
    group: 'kind',
    asked: { param: 'advertiser', values: ['private', 'agent', 'company'] },
  },
  houseType: { ...lookup('types_house', 'Ingatlan típusa'), group: 'kind' },

  price: {
    type: 'number',
    unit: 'thousandForints',
    max: 999_999_999_999_999,
    label: 'Ár',
    group: 'price',
    isRequired: true,
    range: 'price',
    best: 'lowest',
  },
  maintenanceFee: { ...monthly, label: 'Közös költség', max: 9_999_999 },
  utilities: { ...monthly, label: 'Rezsi', max: 999_999_999 },

  floorArea: { ...area, label: 'Alapterület', group: 'area', range: 'floorArea', best: 'highest' },
  siteArea: {
    ...area,
    label: 'Telekterület',
    short: 'Telek',
    group: 'area',
    range: 'siteArea',
    best: 'highest',
  },
  roomNumber: { ...rooms, label: 'Szobák száma', range: 'rooms' },
  halfRoomNumber: { ...rooms, label: 'Félszobák száma' },

  isAttic: { ...is('Tetőtéri'), group: 'equipment' },
  isSmartHome: { ...is('Okosotthon'), group: 'equipment' },
  isGardenContact: { ...is('Kertkapcsolatos'), group: 'equipment' },
  moveImmediately: { ...is('Azonnal költözhető'), group: 'equipment' },
  isPetAllowed: {
    ...is('Kisállat hozható'),
    no: 'Kisállat nem hozható',
    group: 'equipment',
    when: { field: 'adType', is: [adTypes.rent] },
  },
  hasBalcony: { ...has('Erkély'), group: 'equipment' },
  balconyArea: {
    ...area,
    max: 9999,
    label: 'Erkély területe',
    short: 'Erkély',
    hint: 'Csak erkéllyel adható meg.',
    group: 'equipment',
    addsTo: 'hasBalcony',
    when: { field: 'hasBalcony', is: [1] },
    range: 'balconyArea',
  },
  hasElevator: { ...has('Lift'), group: 'equipment' },
  thermallyInsulated: { ...is('Hőszigetelt'), group: 'equipment' },
  hasSolarPanel: { ...has('Napelem'), group: 'equipment' },
  solarPanelOutput: {
    type: 'number',
    unit: 'kilowatts',
    max: 99_999,
    label: 'Napelem teljesítménye',
    hint: 'Csak napelemmel adható meg.',
    group: 'equipment',
    addsTo: 'hasSolarPanel',
    when: { field: 'hasSolarPanel', is: [1] },
  },

  yearBuilt: {
    type: 'number',
    unit: 'years',
    max: 2100,
    label: 'Építés éve',
    short: 'Épült',
    group: 'features',
    range: 'yearBuilt',
  },
  buildTechnology: { ...lookup('types_build_technology', 'Építés módja'), group: 'features', isNamed: true },
  conditionID: { ...lookup('types_condition', 'Állapot'), group: 'features', isNamed: true },
  heatType: { ...lookup('types_heating', 'Fűtés'), group: 'features', isNamed: true },
  parkingType: { ...lookup('types_parking', 'Parkolás'), group: 'features', isNamed: true },
  viewType: { ...lookup('types_view', 'Kilátás'), group: 'features', isNamed: true },
  furnishedType: { ...lookup('types_furnished', 'Bútorozott'), group: 'features', isNamed: true },
  electricityType: { ...lookup('types_electricity', 'Villany'), group: 'features', isNamed: true },
  amper: {
    type: 'number',
    unit: 'amperes',
    max: 99_999,
    label: 'Áramerősség',
    group: 'features',
    addsTo: 'electricityType',
  },
  gasType: { ...lookup('types_gas', 'Gáz'), group: 'features', isNamed: true },
  energyClass: {
    ...lookup('types_energy_class', 'Energetikai besorolás'),
    group: 'features',
    isNamed: true,
    when: home,
  },
  energyCertificate: {
    type: 'line',
    max: 12,
    label: 'Energetikai tanúsítvány száma',
    group: 'energy',
    when: home,
  },

  specialLocations: {
    type: 'list',
    list: 'special_locations',
    label: 'A közelben',
    group: 'surroundings',
    isNamed: true,
  },

  description: { ...text, label: 'Leírás' },
  exchangeDesc: {
    ...text,
    label: 'Mire cserélnéd?',
    when: { field: 'adType', is: [adTypes.swap, adTypes.saleOrSwap] },
  },
});
export type PropertyField = keyof typeof propertyFields;

/**
 * What a search knows of a property beside its fields: derived from them, from its pictures and its prices (ours). None is
 * filled in or in a reply.
 */
const derivedFields = defineFields<'derived'>()({
  floor: {
    type: 'number',
    unit: 'floors',
    max: floorLimits.max,
    label: 'Hányadik emelet',
    group: 'derived',
    range: 'floor',
  },
  unitPrice: {
    type: 'number',
    unit: 'thousandForintsPerSquareMetre',
    max: 99_999_999,
    label: 'Négyzetméterár',
    group: 'derived',
    range: 'unitPrice',
  },
  hasPicture: { ...has('Kép'), yes: 'Képpel', no: 'Kép nélkül', group: 'derived' },
  isPriceDropped: { ...is('Csökkent az ára'), no: 'Nem csökkent az ára', group: 'derived' },
});
/** All that properties are searched by. */
export const searchedFields = { ...propertyFields, ...derivedFields };

/** The label of the price by the ad type: 'Ár' for sale, 'Bérleti díj' for rent, 'Érték' for a swap (OWN-09). */
export const getPriceLabel = (adType: number): string => {
  if (adType === adTypes.rent) return 'Bérleti díj';
  return adType === adTypes.swap ? 'Érték' : propertyFields.price.label;
};

/** The names of the fields by type. */
export const propertyNumbers = namesOf(propertyFields, 'number');
export type PropertyNumber = (typeof propertyNumbers)[number];
export const propertyFlags = namesOf(propertyFields, 'flag');
export type PropertyFlag = (typeof propertyFlags)[number];
export const searchedFlags = namesOf(searchedFields, 'flag');

/** The optional lookup fields, each with the list that its id refers to. */
export const propertyLookups = listsOf(propertyFields);
export type PropertyLookup = keyof typeof propertyLookups;
export const propertyLookupNames = typedKeys(propertyLookups);

/** The filter by a class of the scale, which finds it and all better ones. */
export const energyClassFrom = {
  param: 'energyClassFrom',
  label: 'Legalább ilyen energetikai besorolás',
  list: 'energy_scale',
} as const;
/** The filters of which each option says how many results it has. */
export const countedFilters = [
  ...propertyLookupNames,
  ...propertyFlags,
  'hasPicture',
  energyClassFrom.param,
] as const;
/** The ranges with a histogram of the results, by the prefix of their query parameters. */
export const drawnRanges = [propertyFields.price.range, propertyFields.floorArea.range] as const;

/** The numbers that are searched by a range, each with the prefix of both query parameters. */
export const propertyRanges = rangesOf(searchedFields);

/** The words of a free text that say yes to a flag or name a number, and how much they tell of the kind. */
export const propertyWords: FieldWords<typeof searchedFields> = {
  isAttic: { weight: 1.5, words: 'tetőtéri, tetőtér, tetőtéren' },
  isSmartHome: { weight: 2, words: 'okosotthon, okos otthon, smart home, okoslakás, okosház' },
  isGardenContact: {
    weight: 2,
    words: 'kertkapcsolatos, kertkapcsolat, kert kapcsolatos, kert kapcsolat, közvetlen kertkapcsolat',
  },
  moveImmediately: {
    weight: 2,
    words:
      'azonnal költözhető, azonnali költözés, azonnal beköltözhető, azonnal birtokba vehető, rögtön költözhető, azonnali beköltözés, beköltözhető, költözhető',
  },
  isPetAllowed: {
    weight: 1,
    words:
      'kisállattal, kisállatos, kisállatbarát, kisállat hozható, háziállattal, háziállat hozható, háziállat jöhet, háziállat lehet, háziállat tartható, háziállat engedélyezett, háziállat megengedett, kisállat jöhet, kisállat lehet, kisállat engedélyezett, kisállat megengedett, állat jöhet, állat engedélyezett, macska jöhet, cica jöhet, állatbarát, állattal, kutyával, kutyás, kutyabarát, kutya jöhet, kutya hozható, kutya tartható, kutyát tarthatok, kutyát tarthatunk, kisállat tartható, állat tartható, macska tartható, macskát tarthatok, macskával, cicával',
  },
  hasBalcony: { weight: 1.5, words: 'erkély, erkélyes, loggia, loggiás, balkon, balkonos' },
  hasElevator: { weight: 1.5, words: 'lift, liftes, felvonó, felvonós' },
  thermallyInsulated: { weight: 1.5, words: 'hőszigetelt, szigetelt, hőszigeteléssel' },
  hasSolarPanel: { weight: 1.5, words: 'napelem, napelemes, napelemekkel felszerelve' },
  hasPicture: {
    weight: 0.3,
    words:
      'képpel, képekkel, fotóval, fotókkal, fényképpel, fényképes, képes, fotós, csak képes, csak képpel',
  },
  isPriceDropped: {
    weight: 1,
    words:
      'csökkent az ára, csökkent ár, csökkentett ár, csökkentett áron, csökkentett árú, árcsökkent, árcsökkenés, árcsökkenéses, leárazott, leárazva, olcsóbb lett, ára csökkent, lecsökkent az ára, árengedmény, árengedményes',
  },
};
