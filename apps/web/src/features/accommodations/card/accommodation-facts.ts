import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { units } from '@piacter/contracts/core/units';
import { placeWithCounty } from '@piacter/contracts/places/values';
import { formatNumber } from '../../../lib/format.ts';
import type { Fact } from '../../../ui/facts.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
import { text } from './text.ts';

const { capacity: places, petAllowed: pets, pricePerPerson: price } = accommodationFields;

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
