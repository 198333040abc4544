import type { FieldErrors } from '../../lib/form/index.ts';
import { type WeekValues, weekBody } from './week-values.ts';

/** What the contract finds wrong with a week, by field: the `rules` of a form that contains one. */
export async function getWeekErrors(values: WeekValues): Promise<FieldErrors> {
  const [{ timetableBody }, { getFieldErrors }] = await Promise.all([
    import('@piacter/contracts/timetables'),
    import('../../lib/form/schema-errors.ts'),
  ]);
  // A week is a week, whatever kind of listing it belongs to.
  return getFieldErrors(timetableBody, weekBody(values, 'service'));
}
