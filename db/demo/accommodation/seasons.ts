import type { Random } from '../random.ts';
import type { Zone } from './places.ts';
import type { Class } from './types.ts';

/** The first and last open month; may cross New Year. */
export interface Opening {
  openMonthFrom: number;
  openDayFrom: number;
  openMonthTo: number;
  openDayTo: number;
}

const period = (
  openMonthFrom: number,
  openDayFrom: number,
  openMonthTo: number,
  openDayTo: number,
): Opening => ({
  openMonthFrom,
  openDayFrom,
  openMonthTo,
  openDayTo,
});

const wholeYear = period(1, 1, 12, 31);
const summer = [
  period(4, 1, 10, 31),
  period(5, 1, 9, 30),
  period(4, 15, 10, 15),
  period(6, 1, 9, 10),
  period(3, 15, 11, 15),
];
const winter = [period(11, 15, 4, 15), period(12, 1, 3, 31), period(10, 1, 5, 31), period(9, 1, 6, 15)];

/** Summer near water, winter for some in the mountains, all year for most others. */
export function pickOpening(kind: Class, zone: Zone, random: Random): Opening {
  const atWater = zone === 'lake' || zone === 'sea';
  const inSummer = kind === 'camp' ? 0.9 : atWater ? (kind === 'hotel' ? 0.25 : 0.6) : 0.1;
  if (random.chance(inSummer)) return random.pick(summer);
  const inWinter = zone === 'alps' ? 0.35 : zone === 'hills' || zone === 'spa' ? 0.1 : 0.03;
  return random.chance(inWinter) ? random.pick(winter) : wholeYear;
}

/** Lengths of the months in a leap year: an opening period has no year, so that February 29 exists. */
const leapYear = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 1 for January 1 to 366 for December 31. */
export const dayOfLeapYear = (month: number, day: number): number =>
  leapYear.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day;
