import { searchTextLimit } from '@piacter/contracts/core/values';
import { propertyFields } from '@piacter/contracts/properties/fields';
import {
  accommodationRequestFields,
  formatBudgetFrom,
  formatGuestsTo,
  formatStayWithin,
  maxBudget,
  maxGuests,
  ownAreaWords,
  petWords,
  serviceRequestFields,
  propertyRequestFields as wanted,
} from '@piacter/contracts/requests/fields';
import { type RequestKind, requestedAdTypes } from '@piacter/contracts/requests/values';
import { useApi } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import {
  createFieldFilters,
  describeSearch,
  type FilterOptions,
  spellPriceRange,
  suggestProfessions,
} from '../../search/index.ts';
import { text } from './text.ts';

const newest = { value: 'DESC', label: text.newestFirst };
const oldest = { value: 'ASC', label: text.oldestFirst };
const orderLabel = { name: 'orderBy', label: text.order } as const;
/** The first option is the default of the call itself (WID-10). */
const newestFirst = { ...orderLabel, options: [newest, oldest] } as const;
const oldestFirst = { ...orderLabel, options: [oldest, newest] } as const;

export const byService = {
  kind: 'select',
  name: 'serviceID',
  label: serviceRequestFields.serviceID.label,
  variant: 'autocomplete',
  placeholder: text.serviceExample,
  suggest: suggestProfessions,
} as const;

/** The professions for the autocomplete. */
export const useServiceTypes = () => {
  const { data } = useApi('GET /api/service_types_order', {});
  return data && toOptions(data.data, 'typeID', 'typeName');
};

const useServiceOptions = (): FilterOptions => ({ serviceID: useServiceTypes(), hasResponse: text.answers });

const formatStay = (from: string | undefined, to: string | undefined): string =>
  formatStayWithin(from && formatDate(from), to && formatDate(to));

export const byServiceAddress = {
  kind: 'text',
  name: 'address',
  label: text.address,
  placeholder: text.addressExample,
  maxLength: searchTextLimit,
} as const;

/** For accommodation: the whole stay is between the two days. */
const byStay = [
  { kind: 'settlement', name: 'settlement', label: text.settlement },
  {
    kind: 'dates',
    from: 'startDate',
    to: 'endDate',
    label: text.dates,
    ends: text.dateEnds,
    format: formatStay,
  },
] as const;

const byAdType = {
  kind: 'select',
  name: 'adType',
  label: wanted.adType.label,
  variant: 'dropdown',
} as const;

const byHouseType = {
  kind: 'select',
  name: 'houseType',
  label: wanted.houseType.label,
  variant: 'dropdown',
} as const;

const byField = createFieldFilters(propertyFields);
const byAreas = [byField.range('floorArea'), byField.range('siteArea')];

function usePropertyOptions(): FilterOptions {
  const adTypes = useApi('GET /api/types_ad', {}).data;
  const houseTypes = useApi('GET /api/types_house', {}).data;
  const countries = useApi('GET /api/countries', {}).data;
  const requested: readonly number[] = Object.values(requestedAdTypes);
  return {
    adType:
      adTypes &&
      toOptions(
        adTypes.data.filter(({ typeID }) => requested.includes(typeID)),
        'typeID',
        'typeName',
      ),
    houseType: houseTypes && toOptions(houseTypes.data, 'typeID', 'typeName'),
    countryID: countries && toOptions(countries.data, 'countryID', 'countryName'),
  };
}

/** What a host can offer. */
const byOffer = [
  {
    kind: 'number',
    name: 'guestsTo',
    label: text.guestsTo,
    max: maxGuests,
    format: (guests: number) => formatGuestsTo(String(guests)),
  },
  {
    kind: 'select',
    name: 'mealPlanID',
    label: accommodationRequestFields.mealPlanID.label,
    variant: 'dropdown',
    placeholder: text.anyAnswer,
  },
  {
    kind: 'number',
    name: 'budgetFrom',
    label: text.budgetFrom,
    unit: text.priceUnit,
    max: maxBudget,
    format: (forints: number) => formatBudgetFrom(String(forints)),
  },
  {
    kind: 'flags',
    variant: 'selects',
    // Its only field has one.
    label: '',
    flags: [{ name: 'hasPets', label: accommodationRequestFields.hasPets.label, ...petWords }],
  },
] as const;

const useStayOptions = (): FilterOptions => {
  const plans = useApi('GET /api/meal-plans', {}).data;
  return { mealPlanID: plans && toOptions(plans.data, 'planID', 'planName') };
};

/** A requester's own lists (REQ-02, RAC-01, RRE-01). */
export const ownRequestSearches = {
  service: describeSearch({
    call: 'GET /api/service-requests',
    useOptions: useServiceOptions,
    filters: [
      byService,
      {
        kind: 'select',
        name: 'hasResponse',
        label: text.answered,
        variant: 'dropdown',
        placeholder: text.anyAnswer,
      },
    ],
  }),
  accommodation: describeSearch({
    call: 'GET /api/accommodation-requests',
    filters: byStay,
    sorting: newestFirst,
  }),
  property: describeSearch({
    call: 'GET /api/real-estate-requests',
    useOptions: usePropertyOptions,
    filters: [
      { kind: 'settlement', name: 'location', label: text.settlement },
      byAdType,
      byHouseType,
      ...byAreas,
    ],
    sorting: newestFirst,
  }),
} satisfies Record<RequestKind, unknown>;

/** The searches of users who may answer: professionals, hosts, owners (OFF-01, RAC-06, RRE-06). */
export const requestSearches = {
  service: describeSearch({
    call: 'GET /api/search-service-requests',
    useOptions: useServiceOptions,
    filters: [
      // First: most come for these, and the others are one click away.
      {
        kind: 'flags',
        variant: 'boxes',
        label: text.ownArea,
        flags: [{ name: 'ownArea', label: text.ownArea, ...ownAreaWords }],
      },
      byService,
      byServiceAddress,
    ],
  }),
  accommodation: describeSearch({
    call: 'GET /api/search-accommodation-requests',
    useOptions: useStayOptions,
    filters: [...byStay, ...byOffer],
    sorting: newestFirst,
  }),
  property: describeSearch({
    call: 'GET /api/search-real-estate-requests',
    useOptions: usePropertyOptions,
    filters: [
      {
        kind: 'select',
        name: 'countryID',
        label: wanted.countryID.label,
        variant: 'dropdown',
        clears: ['settlement'],
      },
      { kind: 'settlement', name: 'settlement', label: text.settlement, country: 'countryID' },
      byAdType,
      byHouseType,
      {
        ...byField.range('price'),
        unit: text.priceUnit,
        smallUnit: ({ adType }: { adType?: string | undefined }) =>
          adType === String(requestedAdTypes.rent) ? 1_000 : 1_000_000,
        hint: spellPriceRange,
      },
      ...byAreas,
    ],
    sorting: oldestFirst,
  }),
} satisfies Record<RequestKind, unknown>;
