import { maxFeedEvents } from '@piacter/contracts/calendars/values';
import { daysBetween } from '@piacter/contracts/core/days';
import ICAL from 'ical.js';
import { OutboundError } from '../../../adapters/outbound/index.ts';
import { unreadable } from './feed-error.ts';
import { addSeconds, type Moment, toDay, toMoment } from './moments.ts';
import { type Rule, toRule } from './recurrence.ts';

/** An event of a feed, as far as it says which nights are busy. */
export interface FeedEvent {
  uid: string;
  summary: string;
  start: Moment;
  /** 0 for an appointment within a day. */
  nights: number;
  /** Whether it makes nights busy: neither cancelled nor marked as free. */
  isBusy: boolean;
  rule: Rule | undefined;
  /** Further starts. */
  added: Moment[];
  /** Days in Budapest whose instance is left out. */
  removed: string[];
  /** Which instance of the event with the same `uid` this one replaces: its day in Budapest. */
  replaces: string | undefined;
}

/** A property as ical.js reads it: name, parameters, type, values. */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

/** The lines that are read; others are often broken, and none of our business. */
const wanted =
  /^(?:UID|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXRULE|EXDATE|RECURRENCE-ID)[;:]/i;
/** Dates that some programs write with dashes. */
const dashed = /^((?:DTSTART|DTEND|EXDATE|RDATE)[^:]*:)(\d{4})-(\d{2})-(\d{2})/i;

/** The lines of a feed, unfolded; throws for what is no calendar from its first line to the last. */
function toLines(text: string): string[] {
  const lines = text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .trim()
    .split('\n');
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  if (!/^BEGIN:VCALENDAR\s*$/i.test(first) || !/^END:VCALENDAR\s*$/i.test(last)) throw unreadable();
  return lines;
}

/** The lines of each event, without the components within it (alarms). */
function splitEvents(lines: readonly string[]): string[][] {
  const events: string[][] = [];
  /** The components around a line, outermost first. */
  const around: string[] = [];
  for (const line of lines) {
    const [, edge, name = ''] = /^(BEGIN|END):\s*(\S+)\s*$/.exec(line.toUpperCase()) ?? [];
    if (edge === 'BEGIN') around.push(name);
    if (edge === 'BEGIN' && name === 'VEVENT') events.push([]);
    if (edge === 'END' && around.pop() !== name) throw unreadable();
    if (!edge && around.at(-1) === 'VEVENT' && wanted.test(line))
      events.at(-1)?.push(line.replace(dashed, '$1$2$3$4'));
  }
  if (around.length > 0) throw unreadable();
  if (events.length > maxFeedEvents) throw new OutboundError('too_large');
  return events;
}

/** Nights from the start on; without an end one, and so of an end that is no later. */
function countNights(start: Moment, end: Moment | undefined): number {
  if (end === undefined) return 1;
  const nights = daysBetween(toDay(start), toDay(end));
  if (nights > 0) return nights;
  const isAppointment =
    nights === 0 && start.time !== undefined && end.time !== undefined && end.time > start.time;
  return isAppointment ? 0 : 1;
}

function toEvent(properties: Property[]): FeedEvent {
  const all = (name: string) => properties.filter(([one]) => one === name);
  const text = (name: string) => String(all(name)[0]?.[3] ?? '');
  const moments = (name: string) =>
    all(name).flatMap(([, { tzid }, , ...values]) =>
      values.map((value) => toMoment(Array.isArray(value) ? value[0] : value, tzid)),
    );
  const [start] = moments('dtstart');
  if (!start || all('exrule').length > 0 || all('rrule').length > 1) throw unreadable();
  const duration = text('duration');
  const [end] = duration
    ? [addSeconds(start, ICAL.Duration.fromString(duration).toSeconds())]
    : moments('dtend');
  const [rule] = all('rrule');
  return {
    uid: text('uid'),
    summary: text('summary'),
    start,
    nights: countNights(start, end),
    isBusy: text('status').toUpperCase() !== 'CANCELLED' && text('transp').toUpperCase() !== 'TRANSPARENT',
    rule: rule && toRule(rule[3], start),
    added: moments('rdate'),
    removed: moments('exdate').map(toDay),
    replaces: moments('recurrence-id').map(toDay)[0],
  };
}

/** Reads the events of a feed; throws `OutboundError` for what is none, and for one with an event that cannot be read. */
export function readEvents(text: string): FeedEvent[] {
  const events = splitEvents(toLines(text));
  try {
    return events.map((lines) =>
      toEvent(ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'))[1] as Property[]),
    );
  } catch {
    throw unreadable();
  }
}
