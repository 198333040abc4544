import type { Opening } from '@piacter/contracts/services/search-fields';
import { addDays, toBudapestTime, type Weekday, weekdays } from '@piacter/contracts/timetables/values';
import { foldText } from '@piacter/db/fold-text';
import { sql } from 'kysely';
import type { ListingCondition } from '../search/index.ts';

const weekdayWords: Readonly<Record<Weekday, readonly string[]>> = {
  monday: ['hetfo', 'hetfon'],
  tuesday: ['kedd', 'kedden'],
  wednesday: ['szerda', 'szerdan'],
  thursday: ['csutortok', 'csutortokon'],
  friday: ['pentek', 'penteken'],
  saturday: ['szombat', 'szombaton'],
  sunday: ['vasarnap'],
};

/** What people say for a time at which somebody is to be there, without accents. */
const openingWords: Readonly<Record<string, Opening>> = Object.fromEntries([
  ...['most', 'rogton', 'azonnal'].map((word) => [word, 'now'] as const),
  ['ma', 'today'] as const,
  ...weekdays.flatMap((day) => weekdayWords[day].map((word) => [word, day] as const)),
]);

const minutesOfDay = 24 * 60;

type HoursColumn = `${Weekday}From` | `${Weekday}To`;

export const hoursColumns = weekdays.flatMap((day): HoursColumn[] => [`${day}From`, `${day}To`]);

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The stored hours of a service's week: a list in JSON, in the order of the columns, or null without a timetable. */
export const storedHours = sql`(
  select cast(json_array(${sql.join(
    hoursColumns.map(
      (name) => sql`if(${sql.ref(name.replace(/From|To/, 'Open'))} = 1, ${sql.ref(name)}, null)`,
    ),
  )}) as char)
  from timetables where timetables.serviceID = services.serviceID)`;

/** The minutes of its days; one that closes after midnight closes in the hours beyond the day. */
export function toHourValues(stored: unknown): Record<HoursColumn, number | null> {
  const times: (string | null)[] = stored === null ? [] : JSON.parse(String(stored));
  const values = hoursColumns.map((name, at) => {
    const time = times[at] ?? null;
    if (time === null) return [name, null];
    const from = times[at - 1];
    const isOvernight = name.endsWith('To') && from && time <= from;
    return [name, toMinutes(time) + (isOvernight ? minutesOfDay : 0)];
  });
  return Object.fromEntries(values);
}

/** That a professional is there at a time, by the timetable; one without a timetable is not known to be. */
export function toOpeningCondition(opening: Opening, now: Date): ListingCondition<HoursColumn> {
  if (opening !== 'now' && opening !== 'today') return { column: `${opening}From`, from: 0 };
  const { day, time } = toBudapestTime(now);
  const minute = toMinutes(time);
  const stillOpen = { column: `${day}To`, from: minute + 1 } as const;
  const sinceYesterday = { column: `${addDays(day, -1)}To`, from: minute + minutesOfDay + 1 } as const;
  return {
    anyOf: [
      opening === 'now' ? [{ column: `${day}From`, to: minute }, stillOpen] : [stillOpen],
      [sinceYesterday],
    ],
  };
}

/** That a professional is there at the time that a word of a wish asks for ('vasárnap', 'most'). */
export function toOpeningWish(word: string, now: Date): ListingCondition<HoursColumn> | undefined {
  const opening = openingWords[word];
  return opening && toOpeningCondition(opening, now);
}

/** The filter that a word of a wish means, and its other words. */
export function readOpening(wish: string): { words: string; open?: Opening } {
  const words = wish.split(/\s+/);
  const at = words.findIndex((word) => openingWords[foldText(word)] !== undefined);
  const open = openingWords[foldText(words[at] ?? '')];
  return open ? { words: words.toSpliced(at, 1).join(' '), open } : { words: wish };
}
