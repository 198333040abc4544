import { z } from 'zod';
import { daysBetween } from '../core/days.ts';
import { day, emptyAsNull, flag, flagReply, id, instant, line, nullableInteger } from '../core/index.ts';
import { calendarDays, calendarNoteLimit, maxCalendarChanges, nightSources, nightStates } from './values.ts';

const reversed = 'Az időszak vége az eleje utáni nap legyen, válassz későbbit!';

/** The nights of a calendar that are asked for, half-open; two years at most. */
export const calendarQuery = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from < to, { path: ['to'], error: reversed })
  .refine(({ from, to }) => daysBetween(from, to) <= calendarDays + 1, {
    path: ['to'],
    error: 'Egyszerre legfeljebb két év kérhető, válassz korábbi napot!',
  });

/** Nights in a row that are alike; half-open. */
const calendarNights = z.object({
  from: day,
  to: day,
  state: z.enum(nightStates),
  /** Of a stay that begins on one of them. */
  minimumStay: z.int(),
  /** Forints per adult and night; null where the host has not given it. */
  pricePerPerson: nullableInteger,
  /** The rest is the host's: who made busy nights busy; null of others. */
  source: z.enum(nightSources).nullable().optional(),
  sourceID: id.nullable().optional(),
  stayID: id.nullable().optional(),
  note: z.string().nullable().optional(),
});
export type CalendarNights = z.infer<typeof calendarNights>;

export const calendar = z.object({
  /** 0: the host keeps none, and nobody knows which nights are free. */
  isKept: flagReply,
  /**
   * When it was last changed or imported; the last success of a source that has failed for three days. null unless it is
   * kept.
   */
  refreshed: instant.nullable(),
  nights: z.array(calendarNights),
});
export type Calendar = z.infer<typeof calendar>;

/** Nights that become busy, with a note for the host alone, or free. */
export const calendarChange = z
  .object({
    from: day,
    to: day,
    busy: flag,
    note: emptyAsNull(line(calendarNoteLimit)),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: reversed });
export type CalendarChange = z.output<typeof calendarChange>;

export const calendarChanges = z.object({
  changes: z.array(calendarChange).min(1).max(maxCalendarChanges),
});

/** What takes the changes back; null where it would take more than one call. */
export const calendarUndo = z.object({ undo: z.array(calendarChange).nullable() });
export type CalendarUndo = z.infer<typeof calendarUndo>;
