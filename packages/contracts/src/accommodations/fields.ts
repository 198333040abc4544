import {
  defineFields,
  type FieldWords,
  filterListsOf,
  has,
  is,
  lookup,
  namesInGroup,
  namesOf,
} from '../core/fields.ts';
import { units } from '../core/units.ts';
import { descriptionLimit } from '../listings/values.ts';

const required = { isRequired: true } as const;
const people = { type: 'number', unit: 'people', group: 'facts' } as const;
/** Yes or no, which only pages tell. */
const equipment = (label: string) => ({ ...has(label), group: 'equipment', isFiltered: false }) as const;
/** A time of day; beside the timetable, which says when somebody is there. */
const hour = <const Label extends string>(label: Label) => ({ type: 'time', label, group: 'hours' }) as const;
/** Entries of a lookup list, which mean little without its label. */
const facilities = <const List extends string>(list: List, label: string) =>
  ({ type: 'list', list, label, group: 'facilities', isNamed: true }) as const;

type Group = 'name' | 'facts' | 'duty' | 'hours' | 'equipment' | 'pets' | 'description' | 'facilities';

/** The opening period, whose four fields are one thing to people. */
export const periodLabel = 'Nyitvatartási időszak';

/** The fields of an accommodation beside its address and opening period, in the order of the form. Prices are forints. */
export const accommodationFields = defineFields<Group>()({
  accommodationName: { type: 'line', max: 120, label: 'A szállás neve', group: 'name', ...required },

  accommodationTypeID: {
    ...lookup('types_accommodation', 'Szállás típusa'),
    group: 'facts',
    param: 'accommodationType',
    ...required,
  },
  mealPlanID: {
    ...lookup('mealPlans', 'Ellátás'),
    group: 'facts',
    isNamed: true,
    param: 'mealPlan',
    ...required,
  },
  floorArea: { type: 'number', unit: 'squareMetres', max: 99_999, label: 'Alapterület', group: 'facts' },
  roomCount: {
    type: 'number',
    unit: 'rooms',
    max: 99_999,
    label: 'Szobák száma',
    group: 'facts',
    best: 'highest',
  },
  capacity: {
    ...people,
    max: 9999,
    label: 'Férőhelyek',
    best: 'highest',
    asked: { param: 'guests', min: 1, label: 'Vendégek', says: 'fő', mirror: 'minimumPerson' },
  },
  pricePerPerson: {
    type: 'number',
    unit: 'forintsPerPersonNight',
    max: 999_999_999,
    label: 'Ár fejenként, éjszakánként',
    group: 'facts',
    range: 'price',
    best: 'lowest',
  },
  minimumStay: {
    type: 'number',
    unit: 'nights',
    max: 999_999_999,
    label: 'Legrövidebb tartózkodás',
    group: 'facts',
    best: 'lowest',
    asked: { param: 'minimumStay', min: 0, label: 'Hány éjszakára?', says: 'éj' },
    ...required,
  },
  minimumPerson: {
    ...people,
    max: 999_999_999,
    label: 'Legkisebb létszám',
    asked: {
      param: 'minimumPerson',
      min: 0,
      label: 'Hány fővel foglalnál?',
      says: 'fővel már foglalható',
    },
    ...required,
  },

  ntakNumber: {
    type: 'line',
    max: 10,
    label: 'NTAK-szám',
    group: 'duty',
  },
  arrivalFrom: hour('Érkezés legkorábban'),
  arrivalTo: hour('Érkezés legkésőbb'),
  departureTo: hour('Távozás legkésőbb'),

  extraBed: equipment('Pótágy'),
  separateKitchen: equipment('Külön konyha'),
  refrigerator: equipment('Hűtőszekrény'),
  separateBathroom: equipment('Külön fürdőszoba'),
  separateWC: equipment('Külön WC'),
  petAllowed: { ...is('Kisállat hozható'), no: 'Kisállattal vagy anélkül', group: 'pets' },
  petCostPerNight: {
    type: 'number',
    unit: 'forintsPerNight',
    max: 99_999,
    label: 'Kisállat felára',
    hint: 'Csak akkor adható meg, ha hozható kisállat.',
    group: 'pets',
    when: { field: 'petAllowed', is: [1] },
  },

  description: { type: 'text', max: descriptionLimit, label: 'Leírás', group: 'description', ...required },

  bathroomFacilities: facilities('bathroom', 'Fürdőszoba'),
  kitchenFacilities: facilities('kitchen', 'Konyha'),
  /** Unlike those of a room, they say what they are: 'Ingyenes wifi'. */
  facilities: {
    type: 'list',
    list: 'general',
    label: 'A szállás szolgáltatásai',
    group: 'facilities',
    any: { param: 'facilitiesAny', label: 'Legalább egy ezekből' },
  },
  spokenLanguages: facilities('languages', 'Beszélt nyelvek'),
  roomFacilities: facilities('room', 'Szoba'),
  specialLocations: facilities('locations', 'A közelben'),
  childFriendlyFacilities: facilities('childFriendly', 'Gyerekbarát'),
});

/** The names of the fields by type. */
export const accommodationNumbers = namesOf(accommodationFields, 'number');
export type AccommodationNumber = (typeof accommodationNumbers)[number];
export const accommodationFlags = namesOf(accommodationFields, 'flag');
export type AccommodationFlag = (typeof accommodationFlags)[number];
export const accommodationLookups = namesOf(accommodationFields, 'lookup');

/** The hours of arrival and departure. */
export const accommodationHours = namesInGroup(accommodationFields, 'hours');

/** The seven groups of attributes that a host selects (HOST-10). The toggle's `table` has other names for five of them. */
export const relationGroups = namesOf(accommodationFields, 'list');
export type RelationGroup = (typeof relationGroups)[number];

/** The groups of facilities among them. */
export const facilityFields = relationGroups.filter(
  (name) => name !== 'spokenLanguages' && name !== 'specialLocations',
);

/** The lists of the filters by several entries, by query parameter. */
export const accommodationFilterLists = filterListsOf(accommodationFields);

/** The filters of which each option says how many results it has. */
export const countedFilters = [
  accommodationFields.accommodationTypeID.param,
  accommodationFields.mealPlanID.param,
  ...relationGroups,
  accommodationFields.facilities.any.param,
  'petAllowed',
] as const;
/** The ranges with a histogram of the results, by the prefix of their query parameters. */
export const drawnRanges = [accommodationFields.pricePerPerson.range] as const;

/** The days of a stay, by which accommodations are searched. */
export const stayField = { type: 'day', label: 'Érkezés, távozás' } as const;

/** What follows a price in forints: '/fő/éj'. */
export const pricePerPersonSuffix = units[accommodationFields.pricePerPerson.unit].sign.replace('Ft', '');

/** The words of a free text that say yes to a flag, and how much they tell of the kind. */
export const accommodationWords: FieldWords<typeof accommodationFields> = {
  petAllowed: {
    weight: 1.5,
    words:
      'kutyabarát, állatbarát, kisállatbarát, kutyával, kutyás, kisállat, kisállattal, kisállat hozható, kutya hozható, kutya vihető, háziállat, háziállat jöhet, háziállat engedélyezett, háziállat megengedett, kisállat jöhet, kisállat engedélyezett, kisállat megengedett, kutya jöhet, macskával, cicával, kutyával együtt, vihető kutya, állattal, kutyusbarát, kiskutya, nagykutya, kutyánkkal, háziállattal',
  },
};

/** Who stays, unless it is said: most searches are those of two. */
export const usualParty = { adults: '2' } as const;
