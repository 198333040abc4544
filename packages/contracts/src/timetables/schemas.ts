import { z } from 'zod';
import { emptyAsNull, flag, flagReply, fromEntries, keepAbsent } from '../core/index.ts';
import { listingIDFields } from '../listings/values.ts';
import { weekdays } from './values.ts';

/** A time of day on a 24-hour clock, '08:00' to '23:59'. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Az időt ÓÓ:PP alakban add meg!' });
const open = flag.default(0);
const time = emptyAsNull(timeOfDay);

/** `mondayOpen`, `mondayFrom` and `mondayTo`, and so for each day. */
const forEachDay = <Open, Time>(isOpen: Open, time: Time) => ({
  ...fromEntries(weekdays.map((day) => [`${day}Open` as const, isOpen])),
  ...fromEntries(weekdays.map((day) => [`${day}From` as const, time])),
  ...fromEntries(weekdays.map((day) => [`${day}To` as const, time])),
});

/**
 * The fields of a week (TT-01): a day is open or not; an open one has both times. `To` before `From` means that it
 * closes after midnight. The times of a closed day are stored as null.
 */
const fields = forEachDay(open, time);

/** A whole week; an open day needs both of its times. */
export const week = z.object(fields).superRefine((body, context) => {
  for (const day of weekdays) {
    if (body[`${day}Open`] === 0) continue;
    const from = body[`${day}From`];
    const to = body[`${day}To`];
    if (from === null)
      context.addIssue({ code: 'custom', path: [`${day}From`], message: 'Mikor nyitsz ezen a napon?' });
    if (to === null)
      context.addIssue({ code: 'custom', path: [`${day}To`], message: 'Meddig vagy nyitva ezen a napon?' });
    if (from !== null && from === to)
      context.addIssue({
        code: 'custom',
        path: [`${day}To`],
        message: 'A nyitás és a zárás nem lehet ugyanakkor, írd át az egyiket!',
      });
  }
});
export type Week = z.output<typeof week>;

/** A week as it is saved: absent fields are kept, and a day that nobody ever gave is closed. */
export const timetableUpdate = z.object({ ...keepAbsent(fields), idField: z.enum(listingIDFields) });
/** The same in the body of the listing itself (ours). The days are checked as they are stored together. */
export const weekFields = z.object(keepAbsent(fields)).partial().shape;
export type TimetableUpdate = z.output<typeof timetableUpdate>;

export const timetable = z.object(forEachDay(flagReply, z.string().nullable()));
export type Timetable = z.infer<typeof timetable>;
