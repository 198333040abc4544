import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { nightsBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { units } from '@piacter/contracts/core/units';
import { placeWithCounty } from '@piacter/contracts/places/values';
import { countPeople, countStay, plainPrices, type StayParty } from '@piacter/contracts/stays/values';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { Fact } from '../../../ui/facts.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
import { text } from './text.ts';

const { capacity: places, minimumStay, petAllowed: pets, pricePerPerson: price } = accommodationFields;

/** The unit of the price. */
export const priceUnit = units[price.unit].sign;

/** 'Badacsonytomaj, Veszprém vármegye'; a city that is its own county is named once. */
export const formatPlace = ({
  settlement,
  countyRegion,
}: Pick<AccommodationCard, 'settlement' | 'countyRegion'>): string =>
  placeWithCounty(settlement, countyRegion);

/** 'Apartman · NTAK: MA12345678' */
export const formatType = ({
  accommodationTypeName,
  ntakNumber,
}: Pick<AccommodationCard, 'accommodationTypeName' | 'ntakNumber'>): string =>
  [upperFirst(accommodationTypeName), ntakNumber && text.ntakNumber(ntakNumber)].filter(Boolean).join(' · ');

/** The three key facts: capacity, meal plan, and whether pets are allowed. */
export const getFacts = ({
  capacity,
  mealPlanName,
  petAllowed,
}: Pick<AccommodationCard, 'capacity' | 'mealPlanName' | 'petAllowed'>): Fact[] => [
  ...(capacity ? [{ sign: 'people' as const, text: formatNumber(capacity, units[places.unit].sign) }] : []),
  { sign: 'meals', text: upperFirst(mealPlanName) },
  ...(petAllowed === 1 ? [{ sign: 'pets' as const, text: pets.label }] : []),
];

/** The nights and guests of a stay: '3 éj, 2 fő', with children and a pet '3 éj, 4 fő (2 gyerek), kisállattal'. */
export function formatParty(party: StayParty): string {
  const people = countPeople(party);
  const children = people - party.adults;
  return [
    formatAsked(minimumStay.asked, nightsBetween(party.arrival, party.departure)),
    formatAsked(places.asked, people) + (children > 0 ? ` (${text.children(children)})` : ''),
    ...(party.pets > 0 ? [text.withPets(party.pets)] : []),
  ].join(', ');
}

/** What a stay costs by what a card knows: without the seasons of its host. */
export const countOnCard = (
  accommodation: Pick<AccommodationCard, 'pricePerPerson' | 'petCostPerNight'>,
  party: StayParty,
): number | undefined => countStay({ ...accommodation, minimumStay: 1, prices: plainPrices }, party)?.total;

/** The total of a stay: '3 éj, 2 fő: 49 200 Ft'; nothing without a price. */
export function formatStayTotal(
  accommodation: Parameters<typeof countOnCard>[0],
  party: StayParty,
): string | undefined {
  const total = countOnCard(accommodation, party);
  return total === undefined ? undefined : `${formatParty(party)}: ${formatMoney(total)}`;
}

/** The accommodation as a favourite. */
export const getKeepable = ({
  accommodationID: id,
  accommodationName: title,
  pricePerPerson,
}: Pick<AccommodationCard, 'accommodationID' | 'accommodationName' | 'pricePerPerson'>): Keepable => ({
  kind: 'accommodation',
  id,
  title,
  price: pricePerPerson || null,
});
