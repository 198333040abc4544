import type { CalendarNights } from '@piacter/contracts/calendars';
import type { NightSource, Nights } from '@piacter/contracts/calendars/values';
import { isNightOpen, type OpeningPeriod } from '@piacter/contracts/calendars/values';
import { addDays } from '@piacter/contracts/core/days';
import { getMinimumStay, getNightPrice, type PricedStay } from '@piacter/contracts/stays/values';
import type { CalendarRange } from './ranges/index.ts';

/** What the nights of an accommodation are counted from. */
export type NightRules = OpeningPeriod & Pick<PricedStay, 'pricePerPerson' | 'minimumStay' | 'prices'>;

const toSource = ({ sourceID, stayID }: CalendarRange): NightSource => {
  if (stayID !== null) return 'stay';
  return sourceID === null ? 'own' : 'import';
};

/** Of several ranges a stay comes first, as it cannot be changed here, then what the host has said. */
const precedence: readonly NightSource[] = ['stay', 'own', 'import'];

const findRange = (ranges: readonly CalendarRange[], night: string): CalendarRange | undefined =>
  ranges
    .filter(({ from, to }) => from <= night && night < to)
    .toSorted((a, b) => precedence.indexOf(toSource(a)) - precedence.indexOf(toSource(b)))[0];

type Night = Omit<CalendarNights, 'from' | 'to'>;

function toNight(rules: NightRules, range: CalendarRange | undefined, night: string, isHost: boolean): Night {
  const unbusy = isNightOpen(rules, night) ? 'free' : 'closed';
  return {
    state: range ? 'busy' : unbusy,
    minimumStay: getMinimumStay(rules, night),
    pricePerPerson: getNightPrice(rules, night) || null,
    ...(isHost && {
      source: range ? toSource(range) : null,
      sourceID: range?.sourceID ?? null,
      stayID: range?.stayID ?? null,
      note: range?.note ?? null,
    }),
  };
}

/** The nights from a day to another, those that are alike in one; visitors do not hear who made them busy. */
export function toCalendarNights(
  rules: NightRules,
  ranges: readonly CalendarRange[],
  { from, to }: Nights,
  isHost: boolean,
): CalendarNights[] {
  const nights: CalendarNights[] = [];
  let last = '';
  for (let day = from; day < to; day = addDays(day, 1)) {
    const night = toNight(rules, findRange(ranges, day), day, isHost);
    const key = JSON.stringify(night);
    const before = nights.at(-1);
    if (before && key === last) before.to = addDays(day, 1);
    else nights.push({ from: day, to: addDays(day, 1), ...night });
    last = key;
  }
  return nights;
}
