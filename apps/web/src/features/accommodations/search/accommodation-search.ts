import {
  accommodationLimits,
  formatMinimumPerson,
  formatPricePerPerson,
  guestsMirror,
  searchPriceLimit,
} from '@piacter/contracts/accommodations/values';
import { nightsBetween } from '../../../lib/days.ts';
import { formatDate } from '../../../lib/format.ts';
import {
  areaFilter,
  createListingSorting,
  describeSearch,
  keywordFilter,
  spellPriceRange,
  type Values,
} from '../../search/index.ts';
import type { Stay } from '../card/accommodation-facts.ts';
import { text } from './text.ts';
import { useAccommodationOptions } from './use-accommodation-options.ts';

const formatStay = (from: string | undefined, to: string | undefined): string =>
  from && to && from !== to
    ? text.stayBetween(formatDate(from), formatDate(to))
    : text.stayOn(formatDate(from ?? to));

/** The nights and guests of the search; undefined without dates. */
export const getStay = ({ openFrom, openTo, minimumStay, guests }: Values): Stay | undefined => {
  const nights = openFrom && openTo ? nightsBetween(openFrom, openTo) : Number(minimumStay);
  const people = Number(guests);
  return nights >= 1 ? { nights, guests: people >= 1 ? people : 1 } : undefined;
};

const detailList = <Name extends string>(name: Name, label: string) =>
  ({ kind: 'multiSelect', name, label, isLong: true, isNamed: true, isDetail: true }) as const;

/**
 * The public search of accommodations: dates and guests first, since prices depend on them, then every filter in the
 * documented order (SAC-01, SAC-02).
 */
export const accommodationSearch = describeSearch({
  call: 'GET /api/search-accommodations',
  useOptions: useAccommodationOptions,
  sorting: createListingSorting('accommodation'),
  filters: [
    areaFilter,
    {
      kind: 'dates',
      from: 'openFrom',
      to: 'openTo',
      label: text.stay,
      nights: { name: 'minimumStay', format: text.nights },
      format: formatStay,
    },
    {
      kind: 'number',
      name: 'guests',
      mirror: guestsMirror,
      label: text.guests,
      max: accommodationLimits.capacity,
      format: text.people,
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
    },
    {
      kind: 'multiSelect',
      name: 'accommodationType',
      label: text.accommodationType,
      isLong: true,
    },
    {
      kind: 'multiSelect',
      name: 'mealPlan',
      label: text.mealPlan,
      isLong: true,
      isNamed: true,
    },
    {
      kind: 'range',
      from: 'priceFrom',
      to: 'priceTo',
      label: text.price,
      unit: text.priceUnit,
      max: searchPriceLimit,
      smallUnit: () => 1_000,
      decimals: true,
      format: formatPricePerPerson,
      hint: spellPriceRange,
      isDetail: true,
    },
    {
      kind: 'number',
      name: 'minimumStay',
      filledBy: ['openFrom', 'openTo'],
      label: text.minimumStay,
      max: accommodationLimits.minimumStay,
      format: text.nights,
      isDetail: true,
    },
    {
      kind: 'number',
      name: guestsMirror,
      mirrorOf: 'guests',
      label: text.minimumPerson,
      max: accommodationLimits.minimumPerson,
      format: formatMinimumPerson,
      isDetail: true,
    },
    // Unlike those of a room, they say what they are: 'Ingyenes wifi'.
    { kind: 'multiSelect', name: 'facilities', label: text.facilities, isDetail: true },
    detailList('facilitiesAny', text.facilitiesAny),
    { ...keywordFilter, placeholder: text.keywordExample, isDetail: true },
    detailList('roomFacilities', text.roomFacilities),
    detailList('bathroomFacilities', text.bathroomFacilities),
    detailList('specialLocations', text.specialLocations),
    detailList('childFriendlyFacilities', text.childFriendlyFacilities),
    detailList('kitchenFacilities', text.kitchenFacilities),
    detailList('spokenLanguages', text.spokenLanguages),
    {
      kind: 'flags',
      variant: 'boxes',
      label: text.pets,
      flags: [{ name: 'petAllowed', ...text.petAllowed }],
      isDetail: true,
    },
  ],
});
