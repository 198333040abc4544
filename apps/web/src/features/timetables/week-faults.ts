import { type WeekValues, weekBody } from './week-values.ts';

/** What the contract finds wrong with a week, by field: the `rules` of a form that shows one. */
export async function weekFaults(values: WeekValues): Promise<Record<string, string>> {
  const [{ timetableBody }, { faultsOf }] = await Promise.all([
    import('@piacter/contracts/timetables'),
    import('../../lib/form/schema-errors.ts'),
  ]);
  // A week is a week, whatever kind of listing it belongs to.
  return faultsOf(timetableBody, weekBody(values, 'serviceID'));
}
