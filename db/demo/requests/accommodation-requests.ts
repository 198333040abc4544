import { dayMs } from '@piacter/contracts/core/days';
import type { BulkRow } from '../bulk.ts';
import type { RowsByTable } from '../listing-rows.ts';
import type { Gazetteer } from '../places.ts';
import { createRandom, hashSeed, type Random } from '../random.ts';
import type { Requester, Responder } from './participants.ts';
import { regionRows } from './places.ts';
import { createdAt } from './plan.ts';
import { hostMessages, type Stay, stays } from './stays.ts';

export interface AccommodationRequestOptions {
  gazetteer: Gazetteer;
  /** The first one is the demo account; likewise among the hosts. */
  requesters: readonly Requester[];
  /** Hosts with the contact data package. */
  hosts: readonly Responder[];
  now: Date;
}

const statuses = { open: 1, over: 3 } as const;

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The date in this year, or in the next one if it has passed or is too close. */
function nextDay(month: number, day: number, now: Date): number {
  const ofYear = (year: number) => Date.UTC(year, month - 1, day);
  const thisYear = ofYear(now.getUTCFullYear());
  return thisYear - now.getTime() > 7 * dayMs ? thisYear : ofYear(now.getUTCFullYear() + 1);
}

/** What every second of the requesters would pay, about 10 000 Ft a head and night. */
const budgetOf = ({ nights, adults }: Stay, requestID: number): number | null =>
  requestID % 2 === 0 ? nights * adults * (8_000 + 1_000 * (requestID % 5)) : null;

const arrivalOf = ({ from }: Stay, now: Date): number =>
  'inDays' in from ? now.getTime() + from.inDays * dayMs : nextDay(from.month, from.day, now);

/** Answers of hosts between sending and arrival: the demo host's to every sixth request, and some of others. */
function contactRows(
  { hosts, now }: AccommodationRequestOptions,
  { requestID, created, arrival }: { requestID: number; created: Date; arrival: number },
  random: Random,
): BulkRow[] {
  const until = Math.min(arrival, now.getTime());
  const [own, ...others] = hosts.filter(({ since }) => since.getTime() < until);
  const some = random.sample(others, random.pick([0, 0, 1, 1, 2]));
  const responders = own && requestID % 6 === 3 ? [own, ...some] : some;
  return responders.map(({ userID, since }) => {
    const from = Math.max(created.getTime(), since.getTime());
    const at = new Date(Math.round(from + (until - from) * random.between(0.05, 0.6)));
    return { requestID, userID, message: random.pick(hostMessages), created: at };
  });
}

function rowsOf(
  stay: Stay,
  requestID: number,
  options: AccommodationRequestOptions,
  random: Random,
): RowsByTable {
  const { gazetteer, requesters, now } = options;
  // The demo requester owns every fourth request, the first of which is over.
  const requester = requestID % 4 === 1 ? requesters[0] : random.pick(requesters.slice(1));
  if (!requester) return {};
  const created = createdAt(requestID - 1, stays.length, { random, now });
  const arrival = arrivalOf(stay, now);
  const departure = arrival + stay.nights * dayMs;
  const days = { startDate: toDay(arrival), endDate: toDay(departure) };
  const isOver = days.endDate < toDay(now.getTime());
  const named = (name: string) => gazetteer.named(name, stay.country);
  const places = stay.places.flatMap((name) => named(name) ?? []);
  const contacts = contactRows(options, { requestID, created, arrival }, random);
  const [childrenUnder6, children7to13, children14Plus] = stay.children ?? [0, 0, 0];
  const [petNumbers, petDescription] = stay.pets ?? [null, null];
  return {
    accommodation_requests: [
      {
        requestID,
        requesterID: requester.userID,
        status: isOver ? statuses.over : statuses.open,
        countryID: places[0]?.countryID ?? 1,
        ...days,
        adultPeople: stay.adults,
        childrenUnder6,
        children7to13,
        children14Plus,
        mealPlanID: stay.meals,
        budget: budgetOf(stay, requestID),
        isAccessible: stay.isAccessible ? 1 : 0,
        hasPets: stay.pets ? 1 : 0,
        petNumbers,
        petDescription,
        description: stay.description,
        responseCount: contacts.length,
        created,
        updated: created,
      },
    ],
    accommodation_request_regions: regionRows(requestID, stay.places, named),
    accommodation_request_contacts: contacts,
  };
}

/** Requests for accommodation with the answers of hosts, oldest first, with ids from 1. */
export function accommodationRequestRows(options: AccommodationRequestOptions): RowsByTable[] {
  const random = createRandom(hashSeed('accommodation requests'));
  return stays.map((stay, i) => rowsOf(stay, i + 1, options, random));
}
