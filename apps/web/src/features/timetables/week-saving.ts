import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/index.ts';
import { type FieldErrors, failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import {
  isOpenAtAll,
  pickWeek,
  toWeekBody,
  toWeekValues,
  type WeekName,
  type WeekValues,
} from './week-values.ts';

/** The errors of a week by field: the `rules` of a form that contains one. */
export async function getWeekErrors(values: WeekValues): Promise<FieldErrors> {
  const [{ week }, { getFieldErrors }] = await Promise.all([
    import('@piacter/contracts/timetables'),
    import('../../lib/form/schema-errors.ts'),
  ]);
  return getFieldErrors(week, pickWeek(values));
}

const save = (kind: ListingKind, id: number, values: WeekValues) =>
  api('POST /api/timetables/{id}', { params: { id }, body: toWeekBody(values, kind) });

/** Pending saves of the weeks of new listings; each resolves to the week if it could not be saved. */
const pendingSaves = new Map<string, Promise<WeekValues | null>>();

/**
 * Saves the week of a new listing while its page opens (HOST-02, PRO-02); the page awaits it in `loadWeek`. A week that
 * was left empty is not saved, since it would show 'closed' on every day.
 */
export function saveFirstWeek(kind: ListingKind, id: number, values: WeekValues): void {
  if (!isOpenAtAll(values)) return;
  const saving = save(kind, id, values).then(
    () => null,
    (failure: unknown) => {
      void alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
      return pickWeek(values);
    },
  );
  pendingSaves.set(`${kind}:${id}`, saving);
}

export type LoadedWeek = {
  stored: WeekValues;
  /** The week of a new listing that could not be saved, for its form. */
  unsaved: WeekValues | null;
};

/** Loads the week of a listing for its form, after its first save has ended. */
export async function loadWeek(kind: ListingKind, id: number): Promise<LoadedWeek> {
  const unsaved = (await pendingSaves.get(`${kind}:${id}`)) ?? null;
  const params = { id, idField: listingIDFieldByKind[kind] };
  const { data } = await api('GET /api/timetables/{id}/{idField}', { params });
  return { stored: toWeekValues(data), unsaved };
}

interface WeekSetter {
  set: (name: WeekName, value: boolean | string) => void;
}

/** Puts a week that could not be saved with the new listing back into the form. */
export function useUnsavedWeek(form: WeekSetter, kind: ListingKind, id: number, week: LoadedWeek) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    pendingSaves.delete(`${kind}:${id}`);
    for (const [name, value] of Object.entries(week.unsaved ?? {})) form.set(name as WeekName, value);
  }, []);
}

/**
 * The form options of a stored listing with a week in its form: the week's rules, and a `beforeSend` that saves a
 * changed week before the listing, so that nothing counts as saved when the week is refused.
 */
export function useStoredWeek(kind: ListingKind, id: number, { stored }: LoadedWeek) {
  const saved = useRef(JSON.stringify(stored));
  const beforeSend = async (values: WeekValues): Promise<true> => {
    const week = JSON.stringify(pickWeek(values));
    if (week !== saved.current) await save(kind, id, values);
    saved.current = week;
    return true;
  };
  return { rules: getWeekErrors, beforeSend };
}
