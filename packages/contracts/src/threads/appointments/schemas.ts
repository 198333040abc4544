import { z } from 'zod';
import { flag, flagReply, id, instant, nullableText, requiredText } from '../../core/index.ts';
import { appointmentKinds, appointmentLimits, appointmentStates, appointmentSteps } from '../values.ts';

/** Day and time on the clocks of Budapest. */
const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Adj meg egy napot és egy időpontot!');
const times = z
  .array(wallTime)
  .min(1, 'Adj meg legalább egy időpontot!')
  .max(
    appointmentLimits.times,
    `Legfeljebb ${appointmentLimits.times} időpontot javasolhatsz, törölj közülük!`,
  );

/** A proposal of up to five times (MSG-13). */
export const appointmentBody = z.object({ kind: z.enum(appointmentKinds), times });
export type AppointmentBody = z.output<typeof appointmentBody>;

/** One step, exactly: which of the times is accepted, other times, why it is cancelled, or whether it took place. */
export const appointmentChange = z.object({
  accept: z
    .int()
    .min(0)
    .max(appointmentLimits.times - 1)
    .optional(),
  move: times.optional(),
  cancel: requiredText(appointmentLimits.reason).optional(),
  happened: flag.optional(),
  /** The version that the caller has seen: a later one is not changed unseen. */
  version: z.int().nonnegative().optional(),
});
export type AppointmentChange = z.output<typeof appointmentChange>;

export const appointment = z.object({
  appointmentID: id,
  kind: z.enum(appointmentKinds),
  state: z.enum(appointmentStates),
  /** Whether the caller's side has proposed it. */
  isOwn: flagReply,
  times: z.array(instant),
  /** The accepted time. */
  startsAt: instant.nullable(),
  /** What the caller may do now. */
  steps: z.array(z.enum(appointmentSteps)),
  /** Whether it took place, by the caller. */
  ownAnswer: flagReply.nullable(),
  version: z.int(),
  /** An iCalendar file of an accepted one. */
  ics: nullableText,
});
export type Appointment = z.infer<typeof appointment>;
