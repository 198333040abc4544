import { createRecord } from '@piacter/contracts/core';
import { addDays, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { type WatchFrequency, watchFrequencies } from '@piacter/contracts/watches';

/** The hour in Budapest at which daily and weekly mails are due. */
const mailHour = 7;
const hourMs = 60 * 60 * 1000;

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/**
 * When a watch that has just found something writes: after a short while, so that what comes together is one mail, at the
 * next seven o'clock, or on the next Monday at seven.
 */
function getDueTime(frequency: WatchFrequency, now: Date, delaySeconds: number): Date {
  if (frequency === 'immediate') return new Date(now.getTime() + delaySeconds * 1000);
  const today = toBudapestDay(now);
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead);
    // Seven hours after midnight; on the two days of the clock change it is six or eight o'clock.
    const due = new Date(startOfDay(day).getTime() + mailHour * hourMs);
    if (due > now && (frequency === 'daily' || isMonday(day))) return due;
  }
}

/** When watches of each frequency that have just found something write. */
export const getDueTimes = (now: Date, delaySeconds: number): Record<WatchFrequency, Date> =>
  createRecord(watchFrequencies, (frequency) => getDueTime(frequency, now, delaySeconds));
