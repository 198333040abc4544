import {
  calendarDays,
  feedInstances,
  type Nights,
  type SourceFilter,
} from '@piacter/contracts/calendars/values';
import { addDays, fromDayNumber, toDayNumber } from '@piacter/contracts/core/days';
import { createWorkLimit } from './feed-error.ts';
import { type FeedEvent, readEvents } from './feed-events.ts';
import { type Moment, toDay } from './moments.ts';
import { listStarts } from './recurrence.ts';

export interface FeedNights {
  /** Events that make nights of the span busy, an event that recurs counted once. */
  events: number;
  /** In order, neither overlapping nor touching. */
  ranges: Nights[];
  /** The nights of each event: of bookings, and of what is named as closed or not available. */
  booked: Nights[];
  closed: Nights[];
}

/** Nights of events that are returned one by one. */
const maxListed = 4000;

/** How portals name what was not booked: closed by the host, or too near or too far to be booked. */
const closedName = /\b(?:not available|unavailable|closed|blocked)\b/i;

/** Steps that a time in another zone costs. */
const zoneSteps = 20;

/** Busy nights of the span, as what is added at the first and taken away after the last one of each range. */
class NightMarks {
  readonly #first: number;
  readonly #changes: Int32Array;

  constructor({ from, to }: Nights) {
    this.#first = toDayNumber(from);
    this.#changes = new Int32Array(toDayNumber(to) - this.#first + 1);
  }

  /** Whether any of so many nights from a day on is within the span. */
  add(day: string, nights: number): boolean {
    const start = Math.max(toDayNumber(day) - this.#first, 0);
    const end = Math.min(toDayNumber(day) - this.#first + nights, this.#changes.length - 1);
    if (end <= start) return false;
    this.#changes[start] = (this.#changes[start] ?? 0) + 1;
    this.#changes[end] = (this.#changes[end] ?? 0) - 1;
    return true;
  }

  toRanges(): Nights[] {
    const ranges: Nights[] = [];
    let [depth, from] = [0, 0];
    for (const [index, change] of this.#changes.entries()) {
      const next = depth + change;
      if (depth === 0 && next > 0) from = index;
      if (depth > 0 && next === 0)
        ranges.push({ from: fromDayNumber(this.#first + from), to: fromDayNumber(this.#first + index) });
      depth = next;
    }
    return ranges;
  }
}

/** The days in Budapest whose instance an event of its own replaces, by the uid. */
function collectReplaced(events: readonly FeedEvent[]): Map<string, Set<string>> {
  const replaced = new Map<string, Set<string>>();
  for (const { uid, replaces } of events)
    if (replaces !== undefined) replaced.set(uid, (replaced.get(uid) ?? new Set()).add(replaces));
  return replaced;
}

/**
 * The busy nights of an iCal feed from yesterday on (CAL-03). Dates are taken as they are and times on their day in
 * Budapest; the end is exclusive. Throws `OutboundError` for what cannot be read, so that the days of before are kept.
 */
export function readFeed(feed: Buffer, { today, only }: { today: string; only: SourceFilter }): FeedNights {
  const events = readEvents(new TextDecoder().decode(feed));
  const span = { from: addDays(today, -1), to: addDays(today, calendarDays + 1) };
  const spend = createWorkLimit();
  const marks = new NightMarks(span);
  const replaced = collectReplaced(events);
  const listed = { booked: [] as Nights[], closed: [] as Nights[] };

  function* listAll({ start, rule, added, nights }: FeedEvent): Generator<Moment> {
    // A day around the span, as the days of another zone are others.
    const days = { from: toDayNumber(span.from) - nights - 1, to: toDayNumber(span.to) + 1 };
    if (rule) yield* listStarts({ start, rule }, days, spend);
    else yield start;
    yield* added;
  }

  /** Days of an event whose instance is left out, or is an event of its own. */
  const listLeftOut = ({ uid, removed, replaces }: FeedEvent) =>
    new Set([...removed, ...((replaces === undefined && replaced.get(uid)) || [])]);

  function mark(event: FeedEvent): boolean {
    const left = listLeftOut(event);
    let instances = 0;
    for (const start of listAll(event)) {
      if (start.zone !== undefined) spend(zoneSteps);
      const day = toDay(start);
      if (left.has(day) || !marks.add(day, event.nights)) continue;
      instances += 1;
      const list = closedName.test(event.summary) ? listed.closed : listed.booked;
      if (list.length < maxListed) list.push({ from: day, to: addDays(day, event.nights) });
      if (instances === feedInstances) break;
    }
    return instances > 0;
  }

  const counted = events.filter(
    ({ isBusy, nights, summary }) =>
      isBusy && nights > 0 && !(only === 'reserved' && closedName.test(summary)),
  );
  return { events: counted.filter(mark).length, ranges: marks.toRanges(), ...listed };
}
