import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { api } from '../../lib/api/index.ts';
import type { FieldErrors } from '../../lib/form/index.ts';
import { pickWeek, toWeekValues, type WeekValues } from './week-values.ts';

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
