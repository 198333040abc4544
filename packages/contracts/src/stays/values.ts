import { calendarDays, isOpenFrom, maxStayNights, type OpeningPeriod } from '../calendars/values.ts';
import { addDays, daysBetween, toDayNumber } from '../core/days.ts';
import { type ChildGroup, childGroups, countPeople } from '../core/values.ts';
import type { StateGraph } from '../lifecycle/values.ts';
import type { StayParty } from './fields.ts';

/** Seasons of an accommodation's prices. */
export const maxSeasons = 12;

/** Highest price per person and night of a season, a fee of a stay, and a tax, in forints. */
export const maxStayPrice = 9_999_999;

/** Highest surcharge of a weekend, and share of a child, in percent. */
export const maxWeekendPercent = 200;
export const maxChildPercent = 100;

/** Most people of an age group. */
export const maxGroupSize = 9999;

/** Why a host does not take a stay. */
export const stayObstacles = ['closed', 'busy', 'too-short', 'too-few', 'too-many', 'no-pets'] as const;
export type StayObstacle = (typeof stayObstacles)[number];

export { type ChildGroup, childGroups, countPeople, maxStayNights, type StayParty };

/** A part of every year with prices of its own, both days included; it may cross New Year. */
export interface Season {
  /** `MM-DD`. */
  from: string;
  to: string;
  /** Forints per person and night. */
  pricePerPerson: number;
  /** Nights of a stay that begins in it; null: as outside of it. */
  minimumStay: number | null;
  /** Added on the nights of Friday and Saturday, in percent; null: nothing. */
  weekendPercent: number | null;
}

/** What a host asks besides the price per person, and when another price holds. */
export interface StayPrices {
  seasons: readonly Season[];
  /** What a child of a group pays, in percent of the price of an adult. */
  childPercent: { under6: number; from7: number; from14: number };
  /** Once a stay; null where there is none. */
  cleaningFee: number | null;
  /** Per adult and night; null where there is none. */
  touristTax: number | null;
}

/** The prices of a host who has set none of these: everybody pays the documented price per person. */
export const plainPrices: StayPrices = {
  seasons: [],
  childPercent: { under6: 100, from7: 100, from14: 100 },
  cleaningFee: null,
  touristTax: null,
};

/** What the price of a stay is made of. */
export interface PricedStay {
  /** Forints per person and night, outside the seasons; 0 where it was not given. */
  pricePerPerson: number;
  minimumStay: number;
  /** Forints a night for each pet; null where none was given. */
  petCostPerNight: number | null;
  prices: StayPrices;
}

/** A line of the sum: `people` times `nights` times `price` (forints), without people for a fee of the whole stay. */
export interface StayLine {
  kind: 'adults' | ChildGroup | 'pets' | 'cleaning' | 'touristTax';
  count: number;
  nights: number;
  price: number;
  amount: number;
}

/** Forints. */
export interface StayTotal {
  nights: number;
  lines: StayLine[];
  total: number;
}

type Span = Pick<Season, 'from' | 'to'>;

const isWithin = ({ from, to }: Span, monthDay: string): boolean =>
  from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;

/** The season of a day; undefined outside of all. */
export function findSeason(seasons: readonly Season[], day: string): Season | undefined {
  const monthDay = day.slice(5);
  return seasons.find((season) => isWithin(season, monthDay));
}

/** The place of the first season that has a day in common with one before it; -1 where none has. */
export const findOverlap = (seasons: readonly Span[]): number =>
  seasons.findIndex((season, index) =>
    // Of two spans on a circle that touch, one begins within the other.
    seasons.slice(0, index).some((one) => isWithin(one, season.from) || isWithin(season, one.from)),
  );

/** The least nights of a stay that begins on a day. */
export const getMinimumStay = (
  { minimumStay, prices }: Pick<PricedStay, 'minimumStay' | 'prices'>,
  arrival: string,
): number => findSeason(prices.seasons, arrival)?.minimumStay ?? minimumStay;

const friday = 5;
const saturday = 6;
/** Whether a night is that of a Friday or a Saturday. */
export const isWeekendNight = (day: string): boolean =>
  [friday, saturday].includes(new Date(day).getUTCDay());

/** The price of a night for an adult, in forints; 0 where the host has given none. */
export function getNightPrice(
  { pricePerPerson, prices }: Pick<PricedStay, 'pricePerPerson' | 'prices'>,
  night: string,
): number {
  const season = findSeason(prices.seasons, night);
  if (!season) return pricePerPerson;
  const surcharge = isWeekendNight(night) ? (season.weekendPercent ?? 0) : 0;
  return Math.round((season.pricePerPerson * (100 + surcharge)) / 100);
}

const percentNames = { childrenUnder6: 'under6', children7to13: 'from7', children14Plus: 'from14' } as const;

/**
 * The sum of a stay with all that is obligatory: the one place that counts it, for cards, pages, comparison, search and
 * mails. undefined where the host has not given the price of a night, and for a stay without nights.
 */
export function countStay(of: PricedStay, party: StayParty): StayTotal | undefined {
  const nights = toDayNumber(party.departure) - toDayNumber(party.arrival);
  if (nights < 1) return undefined;
  const { childPercent, cleaningFee, touristTax } = of.prices;
  /** Nights by what an adult pays, in the order of the stay. */
  const nightsByPrice = new Map<number, number>();
  for (let night = 0; night < nights; night += 1) {
    const price = getNightPrice(of, addDays(party.arrival, night));
    if (price <= 0) return undefined;
    nightsByPrice.set(price, (nightsByPrice.get(price) ?? 0) + 1);
  }
  const lines: StayLine[] = [];
  const add = (kind: StayLine['kind'], count: number, of: { nights: number; price: number }) => {
    if (count > 0 && of.price > 0) lines.push({ kind, count, ...of, amount: count * of.nights * of.price });
  };
  for (const [price, priced] of nightsByPrice) {
    add('adults', party.adults, { nights: priced, price });
    for (const group of childGroups) {
      const share = childPercent[percentNames[group]];
      add(group, party[group], { nights: priced, price: Math.round((price * share) / 100) });
    }
  }
  add('pets', party.pets, { nights, price: of.petCostPerNight ?? 0 });
  add('touristTax', party.adults, { nights, price: touristTax ?? 0 });
  add('cleaning', 1, { nights: 1, price: cleaningFee ?? 0 });
  return { nights, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/**
 * The states of a stay that somebody asked for: no booking, so nothing is paid or agreed on the site (CAL-08). `free`: the
 * host has said that it is; `reserved`: the host keeps the days; `lapsed`: nobody answered in time; `over`: the guests
 * have left, and both sides are asked whether they were there.
 */
export const stayStates = [
  'asked',
  'free',
  'refused',
  'reserved',
  'withdrawn',
  'cancelled',
  'lapsed',
  'over',
  'happened',
  'disputed',
] as const;
export type StayState = (typeof stayStates)[number];

/** Who moves a stay: its host, whoever asked, or the job that ends what nobody answers. */
export type StayActor = 'host' | 'guest' | 'job';

const bySides = ['host', 'guest'] as const;

/** The state graph of a stay; those without a target are the last ones. */
export const stayMoves: StateGraph<StayState, StayActor> = {
  asked: { free: ['host'], refused: ['host'], lapsed: ['job'] },
  free: { reserved: ['host'], withdrawn: ['guest'], lapsed: ['job'] },
  reserved: { cancelled: bySides, over: ['job'] },
  over: { happened: bySides, disputed: bySides },
  refused: {},
  withdrawn: {},
  cancelled: {},
  lapsed: {},
  happened: {},
  disputed: {},
};

/** The states to which somebody may move a stay. */
export const getNextStayStates = (from: StayState, actor: StayActor): StayState[] =>
  stayStates.filter((to) => stayMoves[from][to]?.includes(actor));

/** The states that end without a reason, and those that may or must have one. */
export const stayReasons = { refused: 'optional', cancelled: 'required' } as const;

export const stayLimits = {
  /** Hours in which the host answers, and in which a free one is reserved. */
  answerHours: 72,
  /** Days of silence of a host after which a stay that the guest confirms has happened. */
  silentDays: 14,
  /** Characters of the words with it, and of a reason. */
  message: 1000,
  reason: 300,
  /** The highest sum, in forints. */
  total: 99_999_999,
  pets: 9,
} as const;

/** Why two days are no stay that may be asked for, with the field; undefined if they are one. `today` is a day of Budapest. */
export function findStayFault(
  { arrival, departure }: Pick<StayParty, 'arrival' | 'departure'>,
  today: string,
): { path: 'arrival' | 'departure'; message: string } | undefined {
  if (arrival < today) return { path: 'arrival', message: 'Az érkezés napja már elmúlt, válassz későbbit!' };
  if (departure <= arrival)
    return { path: 'departure', message: 'A távozás az érkezés után legyen, válassz későbbi napot!' };
  if (daysBetween(arrival, departure) > maxStayNights)
    return {
      path: 'departure',
      message: `Egy tartózkodás legfeljebb ${maxStayNights} éjszaka lehet, válassz korábbi napot!`,
    };
  if (departure > addDays(today, calendarDays))
    return { path: 'departure', message: 'Legfeljebb két évre előre választhatsz, adj meg korábbi napot!' };
  return undefined;
}

/** What a host lets stay, and when. */
export interface StayRules extends OpeningPeriod, Pick<PricedStay, 'minimumStay' | 'prices'> {
  minimumPerson: number;
  capacity: number | null;
  petAllowed: 0 | 1;
}

/** What speaks against a stay, with the number that the host asks for. */
export interface FoundObstacle {
  reason: StayObstacle;
  limit: number | null;
}

type Applied = FoundObstacle & { applies: boolean };
const listApplying = (obstacles: readonly Applied[]): FoundObstacle[] =>
  obstacles.flatMap(({ applies, ...obstacle }) => (applies ? [obstacle] : []));

/** Why a host does not take so many people, or pets, whatever the days. */
export function findPartyObstacles(
  {
    minimumPerson = 1,
    capacity,
    petAllowed,
  }: Pick<StayRules, 'capacity' | 'petAllowed'> & Partial<Pick<StayRules, 'minimumPerson'>>,
  party: StayParty,
): FoundObstacle[] {
  const people = countPeople(party);
  return listApplying([
    { reason: 'too-few', limit: minimumPerson, applies: people < minimumPerson },
    { reason: 'too-many', limit: capacity, applies: capacity !== null && people > capacity },
    { reason: 'no-pets', limit: null, applies: party.pets > 0 && petAllowed === 0 },
  ]);
}

/** Why a host does not take a stay; empty if nothing speaks against it, busy nights aside. */
export function findStayObstacles(rules: StayRules, party: StayParty): FoundObstacle[] {
  const minimumStay = getMinimumStay(rules, party.arrival);
  const ofDays = listApplying([
    { reason: 'closed', limit: null, applies: !isOpenFrom(rules, party.arrival, party.departure) },
    {
      reason: 'too-short',
      limit: minimumStay,
      applies: daysBetween(party.arrival, party.departure) < minimumStay,
    },
  ]);
  return [...ofDays, ...findPartyObstacles(rules, party)];
}
