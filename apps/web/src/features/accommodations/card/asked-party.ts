import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { maxStayNights } from '@piacter/contracts/calendars/values';
import { addDays, daysBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { childGroups, countPeople, pick } from '@piacter/contracts/core/values';
import type { StayParty } from '@piacter/contracts/stays/values';
import type { AskedStay } from './asked-stay.ts';
import { text } from './text.ts';

const { capacity: places, minimumStay } = accommodationFields;

/** The parameters of a stay as the documented search has them. */
const documentedNames = ['openFrom', 'openTo', 'guests', 'petAllowed'] as const;

export type People = Omit<StayParty, 'arrival' | 'departure'>;

/** The days of a stay; '' where they were not said. */
export const getDays = ({ arrival, departure, openFrom, openTo }: AskedStay) => ({
  from: arrival || openFrom || '',
  to: departure || openTo || '',
});

const toCount = (value: string | undefined, min = 0): number => {
  const count = Number(value);
  return Number.isInteger(count) && count > min ? Math.min(count, places.max) : min;
};

/** Who stays: one adult, unless it was said. */
export const getPeople = (asked: AskedStay): People => ({
  adults: toCount(asked.adults ?? asked.guests, 1),
  childrenUnder6: toCount(asked.childrenUnder6),
  children7to13: toCount(asked.children7to13),
  children14Plus: toCount(asked.children14Plus),
  pets: toCount(asked.pets ?? asked.petAllowed),
});

/** The stay as parameters, in place of those that were there before. */
export const toAskedStay = (days: { from: string; to: string }, people: People): AskedStay => ({
  ...Object.fromEntries(documentedNames.map((name) => [name, ''])),
  arrival: days.from,
  departure: days.to,
  adults: String(people.adults),
  ...Object.fromEntries(
    Object.entries(pick(people, [...childGroups, 'pets'])).map(([name, count]) => [
      name,
      count ? String(count) : '',
    ]),
  ),
});

/** Where no season is known, all days cost the same. */
const anyDay = '2001-01-01';

/** The stay that was searched for, on any days where only its nights were said; undefined without nights. */
export function getStay(asked: AskedStay): StayParty | undefined {
  const { from, to } = getDays(asked);
  const hasDays = from !== '' && to !== '';
  const nights = hasDays ? daysBetween(from, to) : Number(asked.minimumStay);
  if (!(nights >= 1) || nights > maxStayNights) return undefined;
  const arrival = hasDays ? from : anyDay;
  return { arrival, departure: addDays(arrival, nights), ...getPeople(asked) };
}

/** The nights and guests of a stay: '3 éj, 2 fő', with children and a pet '3 éj, 4 fő (2 gyerek), kisállattal'. */
export function formatStayParty(party: StayParty): string {
  const people = countPeople(party);
  const children = people - party.adults;
  return [
    formatAsked(minimumStay.asked, daysBetween(party.arrival, party.departure)),
    formatAsked(places.asked, people) + (children > 0 ? ` (${text.children(children)})` : ''),
    ...(party.pets > 0 ? [text.withPets(party.pets)] : []),
  ].join(', ');
}
