import {
  accommodationFields,
  accommodationLookups,
  stayField,
  usualParty,
} from '@piacter/contracts/accommodations/fields';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { formatStay, formatUsualNights, formatWindow } from '@piacter/contracts/search/values';
import { formatParty, formatWeekend, partyNames, partyWords } from '@piacter/contracts/stays/fields';
import { useApi } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import {
  areaFilter,
  createFieldFilters,
  createListingSorting,
  describeSearch,
  type FilterOptions,
  keywordFilter,
  spellPriceRange,
  unwantedEntries,
  unwantedPlaces,
  type Values,
  wishFilter,
} from '../../search/index.ts';
import { text } from './text.ts';

type FacilityCall =
  `GET /api/accommodation-${'room-' | 'bathroom-' | 'child-friendly-' | 'kitchen-' | ''}facilities`;

/** A list of facilities as options; not loaded while it is not needed. */
const useFacilities = (call: FacilityCall, isWanted: boolean) => {
  const { data } = useApi(call, isWanted ? {} : null);
  return data && toOptions(data.data, 'facilityID', 'facilityName');
};

/** The options of the accommodation filters; those of the detailed ones are loaded once these are open or set. */
function useAccommodationOptions({ wantsDetails }: { wantsDetails: boolean }): FilterOptions {
  const countries = useApi('GET /api/countries', {}).data;
  const types = useApi('GET /api/accommodation_types', {}).data;
  const plans = useApi('GET /api/meal-plans', {}).data;
  const detail = wantsDetails ? {} : null;
  const locations = useApi('GET /api/accommodation-special-locations', detail).data;
  const languages = useApi('GET /api/accommodation-spoken-languages', detail).data;
  const facilities = useFacilities('GET /api/accommodation-facilities', wantsDetails);
  return {
    countryID: countries && toOptions(countries.data, 'countryID', 'countryName'),
    accommodationType: types && toOptions(types.data, 'typeID', 'typeName'),
    mealPlan: plans && toOptions(plans.data, 'planID', 'planName'),
    facilities,
    facilitiesAny: facilities,
    roomFacilities: useFacilities('GET /api/accommodation-room-facilities', wantsDetails),
    bathroomFacilities: useFacilities('GET /api/accommodation-bathroom-facilities', wantsDetails),
    childFriendlyFacilities: useFacilities('GET /api/accommodation-child-friendly-facilities', wantsDetails),
    kitchenFacilities: useFacilities('GET /api/accommodation-kitchen-facilities', wantsDetails),
    specialLocations: locations && toOptions(locations.data, 'locationID', 'locationName'),
    spokenLanguages: languages && toOptions(languages.data, 'languageID', 'languageName'),
  };
}

const by = createFieldFilters(accommodationFields);
const { minimumStay: nights, capacity } = accommodationFields;
const detail = { isDetail: true } as const;
const long = { isLong: true } as const;
// own value: the documented order of the panel (SAC-02), which is not that of the form
const detailLists = [
  'roomFacilities',
  'bathroomFacilities',
  'specialLocations',
  'childFriendlyFacilities',
  'kitchenFacilities',
  'spokenLanguages',
] as const;

/** One day alone is the whole window. */
const formatEitherWindow = ({ windowFrom = '', windowTo = '' }: Values): string =>
  windowFrom + windowTo && formatWindow(windowFrom || windowTo, windowTo || windowFrom);

/**
 * The public search of accommodations: dates and guests first, since prices depend on them, then every filter in the
 * documented order (SAC-01, SAC-02).
 */
export const accommodationSearch = describeSearch({
  call: 'GET /api/search-accommodations',
  useOptions: useAccommodationOptions,
  optionCounts: 'GET /api/option-counts/accommodation',
  sorting: {
    ...createListingSorting('accommodation'),
    // A total is that of some days.
    isOffered: (value, { arrival, windowFrom }) =>
      value !== 'total-asc' || arrival !== undefined || windowFrom !== undefined,
  },
  filters: [
    areaFilter,
    {
      kind: 'dates',
      from: 'arrival',
      to: 'departure',
      label: stayField.label,
      nights: { format: (count) => formatAsked(nights.asked, count) },
      stay: {
        replaces: ['openFrom', 'openTo', 'windowFrom', 'windowTo', 'weekend', 'minimumStay'],
        people: [...partyNames, 'guests'],
        usual: usualParty,
        describe: formatEitherWindow,
        opensAt: 'windowFrom',
      },
      format: (from, to) => formatStay(from, to, formatDate),
    },
    {
      kind: 'people',
      groups: partyNames.map((name) => ({ name, label: upperFirst(partyWords[name]) })),
      max: capacity.max,
      total: 'guests',
      mirror: 'minimumPerson',
      label: capacity.asked.label,
      format: formatParty,
    },
    // What links say in other ways, such as the documented one.
    {
      kind: 'chip',
      names: ['openFrom', 'openTo'],
      label: stayField.label,
      format: ({ openFrom, openTo }) => formatStay(openFrom, openTo, formatDate),
    },
    {
      kind: 'chip',
      names: ['windowFrom', 'windowTo'],
      label: stayField.label,
      format: formatEitherWindow,
    },
    {
      kind: 'chip',
      names: ['weekend'],
      label: stayField.label,
      format: ({ weekend = '' }) => formatWeekend(weekend),
    },
    {
      kind: 'chip',
      names: ['guests'],
      label: capacity.asked.label,
      format: ({ guests = '' }) => formatAsked(capacity.asked, guests),
    },
    {
      kind: 'select',
      name: 'countryID',
      label: text.country,
      variant: 'dropdown',
      clears: ['settlement', 'region'],
    },
    {
      kind: 'region',
      name: 'region',
      label: text.region,
      country: 'countryID',
    },
    {
      kind: 'settlement',
      name: 'settlement',
      label: text.settlement,
      country: 'countryID',
      radius: 'radius',
    },
    { ...by.choices('accommodationTypeID'), ...long },
    { ...by.choices('mealPlanID'), ...long },
    {
      ...by.range('pricePerPerson'),
      histogram: 'price',
      ...detail,
      max: Math.floor(accommodationFields.pricePerPerson.max / 1000),
      smallUnit: () => 1_000,
      decimals: true,
      hint: spellPriceRange,
    },
    {
      ...by.asked('minimumStay'),
      ...detail,
      filledBy: ['openFrom', 'openTo'],
      format: (count: number, values: Values) =>
        formatUsualNights(count, values) ?? formatAsked(nights.asked, count),
    },
    { ...by.asked('minimumPerson'), ...detail, mirrorOf: 'guests' },
    { ...by.choices('facilities'), ...detail },
    { ...by.anyOf('facilities'), ...detail, ...long },
    { ...keywordFilter, placeholder: text.keywordExample, isDetail: true },
    ...detailLists.map((name) => ({ ...by.choices(name), ...detail, ...long })),
    { ...by.flags(text.pets, 'boxes', ['petAllowed']), ...detail },
    ...accommodationLookups.map((name) => unwantedEntries(by.choices(name))),
    unwantedPlaces,
    wishFilter,
  ],
});
