import type { BodyTo } from '@piacter/contracts';
import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { Timetable } from '@piacter/contracts/timetables';
import { type Weekday, weekdays } from '@piacter/contracts/timetables/values';

export type OpenName = `${Weekday}Open`;
export type TimeName = `${Weekday}From` | `${Weekday}To`;
export type WeekName = OpenName | TimeName;

/** A week as a form holds it: times as `HH:MM`, '' where none is given. */
export type WeekValues = Record<OpenName, boolean> & Record<TimeName, string>;

const ofDay = (day: Weekday, stored: Partial<Timetable>): [WeekName, boolean | string][] => [
  [`${day}Open`, stored[`${day}Open`] === 1],
  [`${day}From`, stored[`${day}From`] ?? ''],
  [`${day}To`, stored[`${day}To`] ?? ''],
];

/** A stored week as the form holds it; null, of a listing that has none, gives a closed one. */
export const weekValues = (stored: Timetable | null): WeekValues =>
  Object.fromEntries(weekdays.flatMap((day) => ofDay(day, stored ?? {}))) as WeekValues;

/** The week alone, out of a form's values. */
export const weekOf = (values: WeekValues): WeekValues =>
  Object.fromEntries(
    (Object.keys(weekValues(null)) as WeekName[]).map((name) => [name, values[name]]),
  ) as WeekValues;

export const isOpenAtAll = (values: WeekValues): boolean => weekdays.some((day) => values[`${day}Open`]);

type Body = NonNullable<BodyTo<'POST /api/timetables/{id}'>>;

/** The week on its way to the server. */
export const weekBody = (values: WeekValues, kind: ListingKind): Body => ({
  ...weekOf(values),
  idField: listingIDFieldByKind[kind],
});
