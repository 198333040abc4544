import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { capitalize, formatNumber } from '../../../lib/format.ts';
import type { Fact } from '../../../ui/facts.tsx';
import { text } from './text.ts';

/** What follows the price of an accommodation. */
export const priceUnit = text.perPersonAndNight;

/** 'Badacsonytomaj, Veszprém vármegye'; a city that is its own county stands once. */
export const placeOf = ({
  settlement,
  countyRegion,
}: Pick<AccommodationCard, 'settlement' | 'countyRegion'>): string =>
  [...new Set([settlement, countyRegion])].filter(Boolean).join(', ');

/** The three facts that decide: for how many, what they eat, and whether the dog comes too. */
export const factsOf = ({
  capacity,
  mealPlanName,
  petAllowed,
}: Pick<AccommodationCard, 'capacity' | 'mealPlanName' | 'petAllowed'>): Fact[] => [
  ...(capacity ? [{ sign: 'people' as const, text: text.people(formatNumber(capacity)) }] : []),
  { sign: 'meals', text: capitalize(mealPlanName) },
  ...(petAllowed === 1 ? [{ sign: 'pets' as const, text: text.pets }] : []),
];
