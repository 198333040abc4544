import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { units } from '@piacter/contracts/core/units';
import { placeWithCounty } from '@piacter/contracts/places/values';
import { type PricedAccommodation, priceStay, type Stay } from '@piacter/contracts/prices/values';
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

/** The nights and guests of a stay: '3 éj, 2 fő', with a pet '3 éj, 2 fő, kisállattal'. */
export const formatParty = ({ nights, guests, hasPet }: Stay): string =>
  [
    formatAsked(minimumStay.asked, nights),
    formatAsked(places.asked, guests),
    ...(hasPet ? [text.withPet] : []),
  ].join(', ');

/** The total of a stay: '3 éj, 2 fő: 49 200 Ft'; nothing without a price. */
export function formatStayTotal(accommodation: PricedAccommodation, stay: Stay): string | undefined {
  const price = priceStay(accommodation, stay);
  return price && `${formatParty(stay)}: ${formatMoney(price.total)}`;
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
