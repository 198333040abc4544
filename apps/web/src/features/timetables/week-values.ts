import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { Timetable } from '@piacter/contracts/timetables';
import { type Weekday, weekdays } from '@piacter/contracts/timetables/values';
import { api } from '../../lib/api/index.ts';
import type { FieldErrors } from '../../lib/form/index.ts';

export type OpenName = `${Weekday}Open`;
export type TimeName = `${Weekday}From` | `${Weekday}To`;
export type WeekName = OpenName | TimeName;

/** The form values of a week: times as `HH:MM`, '' for none. */
export type WeekValues = Record<OpenName, boolean> & Record<TimeName, string>;

const toDayEntries = (day: Weekday, stored: Partial<Timetable>): [WeekName, boolean | string][] => [
  [`${day}Open`, stored[`${day}Open`] === 1],
  [`${day}From`, stored[`${day}From`] ?? ''],
  [`${day}To`, stored[`${day}To`] ?? ''],
];

/** The form values of a stored week; a closed one for null. */
export const toWeekValues = (stored: Timetable | null): WeekValues =>
  Object.fromEntries(weekdays.flatMap((day) => toDayEntries(day, stored ?? {}))) as WeekValues;

/** Picks the week out of a form's values. */
const pickWeek = (values: WeekValues): WeekValues =>
  Object.fromEntries(
    (Object.keys(toWeekValues(null)) as WeekName[]).map((name) => [name, values[name]]),
  ) as WeekValues;

export const isOpenAtAll = (values: WeekValues): boolean => weekdays.some((day) => values[`${day}Open`]);

/** The week as it is stored: without the times of closed days. */
function pickStoredWeek(values: WeekValues): WeekValues {
  const kept = pickWeek(values);
  for (const day of weekdays)
    if (!kept[`${day}Open`]) {
      kept[`${day}From`] = '';
      kept[`${day}To`] = '';
    }
  return kept;
}

/** The week in the body of its listing; an empty one of a new listing is left out: it would show 'closed' on every day. */
export const toWeekBody = (values: WeekValues, mode: 'create' | 'edit'): Partial<WeekValues> =>
  mode === 'edit' || isOpenAtAll(values) ? pickStoredWeek(values) : {};

/** The errors of a week by field: the `rules` of a form that contains one. */
export async function getWeekErrors(values: WeekValues): Promise<FieldErrors> {
  const [{ week }, { getFieldErrors }] = await Promise.all([
    import('@piacter/contracts/timetables'),
    import('../../lib/form/schema-errors.ts'),
  ]);
  return getFieldErrors(week, pickWeek(values));
}

/** Loads the week of a listing for its form. */
export async function loadWeek(kind: ListingKind, id: number): Promise<WeekValues> {
  const params = { id, idField: listingIDFieldByKind[kind] };
  return toWeekValues((await api('GET /api/timetables/{id}/{idField}', { params })).data);
}
