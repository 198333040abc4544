import { z } from 'zod';
import { changesOf } from '../core/absent-keys.ts';
import { callFaults, day, flagReply, id, instant, requiredLine, textID } from '../core/index.ts';
import { sourceFilters, sourceLimits } from './values.ts';

const sourceFields = {
  /** What the host calls it, 'Airbnb'. */
  name: requiredLine(sourceLimits.name),
  /** Its address, which is a secret: shown to its host alone. */
  url: requiredLine(sourceLimits.url),
  only: z.enum(sourceFilters).default('all'),
};

export const sourceBody = z.object(sourceFields);
export type SourceBody = z.output<typeof sourceBody>;

export const sourceChanges = changesOf(sourceFields);
export type SourceChanges = z.output<typeof sourceChanges>;

export const calendarParams = z.object({ accommodationID: textID });
export const sourceParams = z.object({ sourceID: textID });

/** An imported calendar, as its host sees it. */
export const calendarSource = z.object({
  sourceID: id,
  name: z.string(),
  url: z.string(),
  only: z.enum(sourceFilters),
  /** From 0 on: which of the colours of the calendar it has. */
  color: z.int().nonnegative(),
  /** Events that make nights busy. */
  events: z.int().nonnegative(),
  /** The last successful import; null before the first one. */
  refreshed: instant.nullable(),
  /** Why the last import failed; null when it did not. */
  fault: z.enum(callFaults).nullable(),
  /** Whether it came empty and was not: its nights are kept until it is empty again an hour later. */
  isDoubted: flagReply,
});
export type CalendarSource = z.infer<typeof calendarSource>;

/** Nights of one of the caller's stays on which an imported calendar has a booking, too (CAL-11). */
export const calendarConflict = z.object({
  sourceID: id,
  /** Of the imported calendar. */
  name: z.string(),
  stayID: id,
  from: day,
  to: day,
});
export type CalendarConflict = z.infer<typeof calendarConflict>;

export const calendarSources = z.object({
  sources: z.array(calendarSource),
  conflicts: z.array(calendarConflict),
  /** When the address of the export was made; null where there is none. */
  exported: instant.nullable(),
});
export type CalendarSources = z.infer<typeof calendarSources>;

/** The secret address of an export. */
export const exportLink = z.object({ url: z.string() });
