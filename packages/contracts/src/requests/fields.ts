import { formatRangeFilter } from '../core/field-words.ts';
import { defineFields, is, lookup, namesOf, type RangeField } from '../core/fields.ts';
import { childAges } from '../core/hungarian.ts';
import { floorLimits } from '../listings/values.ts';
import { propertyFields } from '../properties/fields.ts';
import { houseTypes } from '../properties/values.ts';
import { requestTextLimits } from './values.ts';

const required = { isRequired: true } as const;
const country = { ...lookup('countries', 'Ország'), ...required } as const;
const text = { type: 'text', max: 2500, group: 'description', ...required } as const;

/** The fields of a request for a professional's service beside its address. */
export const serviceRequestFields = defineFields<'work'>()({
  serviceID: { ...lookup('professions', 'Szakma'), group: 'work', ...required },
  requestTime: { type: 'duration', label: 'Várakozási idő', group: 'work', ...required },
  description: {
    type: 'text',
    max: requestTextLimits.serviceDescription,
    label: 'A munka leírása',
    group: 'work',
    ...required,
  },
});

const people = { type: 'count', max: 10_000, group: 'guests', ...required } as const;
const ofPets = { group: 'pets', when: { field: 'hasPets', is: [1] }, ...required } as const;

/** The fields of a request for accommodation, in the order of the form. */
export const accommodationRequestFields = defineFields<'stay' | 'guests' | 'pets' | 'description'>()({
  startDate: { type: 'day', label: 'Érkezés', group: 'stay', ...required },
  endDate: { type: 'day', label: 'Távozás', group: 'stay', ...required },
  countryID: { ...country, group: 'stay' },
  mealPlanID: { ...lookup('mealPlans', 'Ellátás'), group: 'stay', ...required },
  budget: {
    type: 'number',
    unit: 'forints',
    max: 99_999_999,
    label: 'Keret az egész tartózkodásra',
    short: 'Keret',
    group: 'stay',
  },
  regions: { type: 'places', label: 'Település', group: 'stay', ...required },
  adultPeople: { ...people, min: 1, label: 'Felnőttek' },
  childrenUnder6: { ...people, min: 0, label: `${childAges.childrenUnder6} gyerekek` },
  children7to13: { ...people, min: 0, label: `${childAges.children7to13} gyerekek` },
  children14Plus: { ...people, min: 0, label: `${childAges.children14Plus} gyerekek` },
  isAccessible: { ...is('Akadálymentes legyen'), group: 'guests', ...required },
  hasPets: { ...is('Kisállat is jön'), group: 'pets', ...required },
  petNumbers: { type: 'count', min: 0, max: 10_000, label: 'Kisállatok száma', ...ofPets },
  petDescription: { type: 'line', max: 255, label: 'Milyen kisállat?', ...ofPets },
  description: { ...text, label: 'Mit érdemes még tudnia a szállásadónak?' },
});

const { house, flat, plot } = houseTypes;
const wanted = { type: 'range', group: 'size' } as const;
/** A plot has no rooms, no condition and no building technology. */
const ofBuildings = { when: { field: 'houseType', is: [house, flat] }, ...required } as const;

/** The fields of a request for a property: those of properties, numbers as the range that is wanted. */
export const propertyRequestFields = defineFields<'what' | 'price' | 'size' | 'building' | 'description'>()({
  adType: { ...propertyFields.adType, label: 'Vétel vagy bérlés', group: 'what' },
  houseType: { ...propertyFields.houseType, group: 'what', ...required },
  countryID: { ...country, group: 'what' },
  regions: { type: 'places', label: 'Település vagy terület', group: 'what', ...required },
  price: { ...propertyFields.price, ...wanted, ends: ['minPrice', 'maxPrice'], group: 'price' },
  floorArea: {
    ...propertyFields.floorArea,
    ...wanted,
    ends: ['floorAreaFrom', 'floorAreaTo'],
    ...ofBuildings,
  },
  roomNumber: { ...propertyFields.roomNumber, ...wanted, ends: ['minRooms', 'maxRooms'], ...ofBuildings },
  siteArea: {
    ...propertyFields.siteArea,
    ...wanted,
    ends: ['siteAreaFrom', 'siteAreaTo'],
    when: { field: 'houseType', is: [house, plot] },
  },
  excludedFloors: {
    ...wanted,
    ends: ['excludeFloorFrom', 'excludeFloorTo'],
    endWords: [', ettől', ', eddig'],
    label: 'Kizárt emeletek',
    max: floorLimits.max,
    when: { field: 'houseType', is: [flat] },
  },
  conditions: { ...propertyFields.conditionID, type: 'list', group: 'building', ...ofBuildings },
  buildTechnologies: { ...propertyFields.buildTechnology, type: 'list', group: 'building', ...ofBuildings },
  description: { ...text, label: 'Megjegyzések' },
});

/** The numbers of which a range is wanted, and both ends of each. */
export const requestRanges = namesOf(propertyRequestFields, 'range');
export type RequestRange = (typeof requestRanges)[number];
export const getEnds = <Name extends RequestRange>(names: readonly Name[]) =>
  names.flatMap((name): (typeof propertyRequestFields)[Name]['ends'][number][] => [
    ...propertyRequestFields[name].ends,
  ]);
export const requestEnds = getEnds(requestRanges);
export type RequestEnd = (typeof requestEnds)[number];

/** The ranges that cards show. */
export const shownRanges = requestRanges.filter((name) => name !== 'excludedFloors');
export const shownEnds = getEnds(shownRanges);

/** What the ends of a range are called: 'Alapterület legalább', 'Alapterület legfeljebb'. */
export const getEndLabels = ({
  label,
  endWords: [from, to] = [' legalább', ' legfeljebb'],
}: Pick<RangeField, 'label' | 'endWords'>): [string, string] => [label + from, label + to];

/** The filter of stays between two days, of which at least one is given. */
export const formatStayWithin = (from: string | undefined, to: string | undefined): string => {
  if (from && to) return `${from} – ${to}`;
  const { startDate, endDate } = accommodationRequestFields;
  return from ? `${startDate.label}: ${from} vagy később` : `${endDate.label}: ${to} vagy előbb`;
};

/** The filters of what a host can offer. */
export const maxGuests = people.max;
export const formatGuestsTo = (guests: string): string => `Legfeljebb ${guests}\u00a0fő`;
const { budget } = accommodationRequestFields;
export const maxBudget = budget.max;
/** 'Keret: 150 000 Ft-tól' */
export const formatBudgetFrom = (forints: string): string =>
  formatRangeFilter(budget, Number(forints), undefined);
export const petWords = { yes: 'Kisállattal', no: 'Kisállat nélkül' };

/** The filter of the requests that a professional's listings cover. */
export const ownAreaWords = { yes: 'Csak a szakmáimban és a munkaterületemen', no: 'Mindegyik' };
