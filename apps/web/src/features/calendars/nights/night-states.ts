import type { CalendarNights } from '@piacter/contracts/calendars';
import type { Nights } from '@piacter/contracts/calendars/values';
import { addDays } from '@piacter/contracts/core/days';

type NightStates = ReadonlyMap<string, Pick<CalendarNights, 'state'>>;

/** Whether a calendar says of every night that it is free. */
export function areFree(nights: NightStates, { from, to }: Nights): boolean {
  for (let night = from; night < to; night = addDays(night, 1))
    if (nights.get(night)?.state !== 'free') return false;
  return true;
}

/** The busy nights of a stay, those in a row together, with the first and the last one of each: the days that a calendar marks. */
export function findBusyNights(nights: NightStates, { from, to }: Nights): { first: string; last: string }[] {
  const found: { first: string; last: string }[] = [];
  for (let night = from; night < to; night = addDays(night, 1)) {
    if (nights.get(night)?.state !== 'busy') continue;
    const before = found.at(-1);
    if (before && addDays(before.last, 1) === night) before.last = night;
    else found.push({ first: night, last: night });
  }
  return found;
}
