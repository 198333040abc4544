import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { getWeekErrors } from './week-errors.ts';
import { isOpenAtAll, type WeekName, type WeekValues, weekBody, weekOf, weekValues } from './week-values.ts';

const save = (kind: ListingKind, id: number, values: WeekValues) =>
  api('POST /api/timetables/{id}', { params: { id }, body: weekBody(values, kind) });

/** Weeks of listings just created, on their way to the server; each gives the week if it could not be saved. */
const onTheirWay = new Map<string, Promise<WeekValues | null>>();

/**
 * Saves the week of a listing that was just created, while its own page opens (HOST-02, PRO-02); the page waits for
 * it in `loadWeek`. A week that nobody filled in is not saved: it would say 'closed' on every day.
 */
export function saveFirstWeek(kind: ListingKind, id: number, values: WeekValues): void {
  if (!isOpenAtAll(values)) return;
  const saving = save(kind, id, values).then(
    () => null,
    (failure: unknown) => {
      void alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
      return weekOf(values);
    },
  );
  onTheirWay.set(`${kind}:${id}`, saving);
}

export type LoadedWeek = {
  stored: WeekValues;
  /** A first week that could not be saved: it goes back into the form. */
  unsaved: WeekValues | null;
};

/** The week of a listing for its form, after the first one has arrived. */
export async function loadWeek(kind: ListingKind, id: number, signal: AbortSignal): Promise<LoadedWeek> {
  const unsaved = (await onTheirWay.get(`${kind}:${id}`)) ?? null;
  const params = { id, idField: listingIDFieldByKind[kind] };
  const { data } = await api('GET /api/timetables/{id}/{idField}', { params, signal });
  return { stored: weekValues(data), unsaved };
}

interface WeekSetter {
  set: (name: WeekName, value: boolean | string) => void;
}

/** Puts a first week that could not be saved back into the form of the listing's own page. */
export function useUnsavedWeek(form: WeekSetter, kind: ListingKind, id: number, week: LoadedWeek) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    onTheirWay.delete(`${kind}:${id}`);
    for (const [name, value] of Object.entries(week.unsaved ?? {})) form.set(name as WeekName, value);
  }, []);
}

/**
 * What the form of a listing that exists needs to have a week in it: the week's rules, and as its `beforeSend` the saving
 * of a week that was changed. That goes before the listing itself, so that nothing counts as saved when it is refused.
 */
export function useStoredWeek(kind: ListingKind, id: number, { stored }: LoadedWeek) {
  const saved = useRef(JSON.stringify(stored));
  const beforeSend = async (values: WeekValues): Promise<true> => {
    const week = JSON.stringify(weekOf(values));
    if (week !== saved.current) await save(kind, id, values);
    saved.current = week;
    return true;
  };
  return { rules: getWeekErrors, beforeSend };
}
