import { daysBetween } from '@piacter/contracts/core/days';
import type { AccommodationRequestSearch } from '@piacter/contracts/requests';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Conditions } from '../search/index.ts';
import { toPlaceConditions } from './place-conditions.ts';
import { firstDay } from './request-columns.ts';

const toDayNumber = (day: string): number => daysBetween(firstDay, day);

/** The conditions on open requests by place, dates and guests whose stay has not ended before today (YYYY-MM-DD). */
export function toAccommodationRequestConditions(
  { settlement, startDate, endDate, guestsTo, mealPlanID, budgetFrom, hasPets }: AccommodationRequestSearch,
  { gazetteer, today }: { gazetteer: Gazetteer; today: string },
): Conditions {
  const placed = settlement ? toPlaceConditions(gazetteer, { typed: settlement }) : [];
  return (
    placed && [
      ...placed,
      {
        column: 'endDay',
        from: toDayNumber(today),
        to: endDate === undefined ? undefined : toDayNumber(endDate),
      },
      ...(startDate === undefined ? [] : [{ column: 'startDay', from: toDayNumber(startDate) }]),
      ...(guestsTo === undefined ? [] : [{ column: 'guests', to: guestsTo }]),
      ...(mealPlanID === undefined ? [] : [{ column: 'mealPlanID', isAnyOf: [mealPlanID] }]),
      ...(budgetFrom === undefined ? [] : [{ not: [{ column: 'budget', to: budgetFrom - 1 }] }]),
      ...(hasPets === undefined ? [] : [{ column: 'hasPets', isAnyOf: [hasPets] }]),
    ]
  );
}
