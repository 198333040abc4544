import type { accommodationSearchQuery } from '@piacter/contracts/accommodations';
import { accommodationLimits, searchPriceLimit } from '@piacter/contracts/accommodations/values';
import { formatDate } from '../../../lib/format.ts';
import { type Filter, sayPrices, spellPrices } from '../../search/index.ts';
import { text } from './text.ts';

/** A wire name of the search; a wrong one does not compile. */
type Name = keyof (typeof accommodationSearchQuery)['shape'];
const named = (name: Name): Name => name;

const sayStay = (from: string | undefined, to: string | undefined): string =>
  from && to && from !== to
    ? text.stayBetween(formatDate(from), formatDate(to))
    : text.stayOn(formatDate(from ?? to));

const all = (name: Name, label: string): Filter => ({
  kind: 'some',
  name,
  label,
  isLong: true,
  isDetail: true,
});
const country = named('countryID');

/** Every filter of the accommodation search in the order of the documents (SAC-01, SAC-02). */
export const accommodationFilters: readonly Filter[] = [
  {
    kind: 'one',
    name: country,
    label: text.country,
    look: 'select',
    clears: [named('settlement'), named('region')],
    loosened: text.loosened.country,
  },
  { kind: 'region', name: named('region'), label: text.region, country, loosened: text.loosened.region },
  {
    kind: 'settlement',
    name: named('settlement'),
    label: text.settlement,
    country,
    loosened: text.loosened.settlement,
  },
  {
    kind: 'some',
    name: named('accommodationType'),
    label: text.accommodationType,
    isLong: true,
    loosened: text.loosened.accommodationType,
  },
  {
    kind: 'some',
    name: named('mealPlan'),
    label: text.mealPlan,
    isLong: true,
    loosened: text.loosened.mealPlan,
  },
  {
    kind: 'days',
    from: named('openFrom'),
    to: named('openTo'),
    label: text.stay,
    ends: [text.stayFrom, text.stayTo],
    say: sayStay,
    isDetail: true,
    loosened: text.loosened.stay,
  },
  {
    kind: 'range',
    from: named('priceFrom'),
    to: named('priceTo'),
    label: text.price,
    unit: text.priceUnit,
    max: searchPriceLimit,
    decimals: true,
    say: sayPrices,
    hint: spellPrices,
    isDetail: true,
    loosened: text.loosened.price,
  },
  {
    kind: 'number',
    name: named('minimumStay'),
    label: text.minimumStay,
    max: accommodationLimits.minimumStay,
    say: text.nights,
    isDetail: true,
  },
  {
    kind: 'number',
    name: named('minimumPerson'),
    label: text.minimumPerson,
    max: accommodationLimits.minimumPerson,
    say: text.people,
    isDetail: true,
  },
  all('facilities', text.facilities),
  all('roomFacilities', text.roomFacilities),
  all('bathroomFacilities', text.bathroomFacilities),
  all('specialLocations', text.specialLocations),
  all('childFriendlyFacilities', text.childFriendlyFacilities),
  all('kitchenFacilities', text.kitchenFacilities),
  all('spokenLanguages', text.spokenLanguages),
  {
    kind: 'flags',
    look: 'boxes',
    label: text.pets,
    flags: [{ name: named('petAllowed'), ...text.petAllowed }],
    isDetail: true,
  },
];
