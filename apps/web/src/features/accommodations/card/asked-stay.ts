import { addDays, nightsBetween } from '@piacter/contracts/core/days';
import { pick } from '@piacter/contracts/core/values';
import { childGroups, maxStayNights, type StayParty } from '@piacter/contracts/stays/values';

/** The parameters of a stay: by days and age groups, and as the documented search has them. */
const ownNames = ['arrival', 'departure', 'adults', ...childGroups, 'pets'] as const;
const documentedNames = ['openFrom', 'openTo', 'guests', 'petAllowed'] as const;

/** Those that the page of an accommodation begins with. */
export const stayNames = [...ownNames, ...documentedNames] as const;

/** What the parameters of a search say of a stay; the page of an accommodation has the same ones. */
export type AskedStay = Readonly<Partial<Record<(typeof stayNames)[number] | 'minimumStay', string>>>;

export type People = Omit<StayParty, 'arrival' | 'departure'>;

/** The days of a stay; '' where they were not said. */
export const getDays = ({ arrival, departure, openFrom, openTo }: AskedStay) => ({
  from: arrival || openFrom || '',
  to: departure || openTo || '',
});

const toCount = (value: string | undefined, min = 0): number => {
  const count = Number(value);
  return Number.isInteger(count) && count > min ? count : min;
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
  const nights = hasDays ? nightsBetween(from, to) : Number(asked.minimumStay);
  if (!(nights >= 1) || nights > maxStayNights) return undefined;
  const arrival = hasDays ? from : anyDay;
  return { arrival, departure: addDays(arrival, nights), ...getPeople(asked) };
}

/** The address of an accommodation with the stay that was searched for. */
export function addStay(path: string, asked: AskedStay = {}): string {
  const said = stayNames.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []));
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}
