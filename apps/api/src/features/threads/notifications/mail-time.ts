import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { dailyMailHour, type MailFrequency } from '@piacter/contracts/threads/values';
import { fromWallTime, toWallTime } from '../../../core/calendar.ts';

/** Times of the clocks of Budapest; over midnight where the end is the earlier one. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface MailSettings {
  frequency: MailFrequency;
  quiet: QuietHours | null;
}

const dailyTime = `${String(dailyMailHour).padStart(2, '0')}:00`;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A mail of one day is written some seconds after its time, and the next one is due a day later. */
const graceMs = minuteMs;

const isWithin = (time: string, { from, to }: QuietHours): boolean =>
  from < to ? time >= from && time < to : time >= from || time < to;

/** The instant itself, or the end of the quiet hours that it is in. */
export function leaveQuiet(instant: Date, quiet: QuietHours | null): Date {
  const [day = '', time = ''] = toWallTime(instant).split('T');
  if (!quiet || !isWithin(time, quiet)) return instant;
  const end = fromWallTime(`${time < quiet.to ? day : addDays(day, 1)}T${quiet.to}`);
  // The clocks skip the end, or were put back after it: quiet for an hour more.
  return end && end > instant ? end : leaveQuiet(new Date(instant.getTime() + hourMs), quiet);
}

/** Times of a frequency from the day before an instant on, of which one is later than the instant. */
function listTimes(frequency: 'hourly' | 'daily', instant: Date): Date[] {
  const hour = Math.floor(instant.getTime() / hourMs) * hourMs;
  if (frequency === 'hourly')
    return Array.from({ length: 49 }, (_, index) => new Date(hour + (index - 24) * hourMs));
  const today = toBudapestDay(instant);
  return [-1, 0, 1, 2].flatMap((days) => fromWallTime(`${addDays(today, days)}T${dailyTime}`) ?? []);
}

/**
 * When a mail that is due at an instant is to be written by the settings of its reader, now at the earliest; undefined
 * for never. It may be asked again for the instant that it returned.
 */
export function getMailTime({ frequency, quiet }: MailSettings, dueAt: Date, now: Date): Date | undefined {
  if (frequency === 'never') return undefined;
  const earliest = new Date(dueAt.getTime() - graceMs);
  const times =
    frequency === 'instant' ? [dueAt] : listTimes(frequency, dueAt).map((time) => leaveQuiet(time, quiet));
  const time = times.find((candidate) => candidate >= earliest) ?? dueAt;
  return leaveQuiet(time > now ? time : now, quiet);
}
