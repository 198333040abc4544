import type { Attempt, FieldErrors } from './form.ts';

type FormSnapshot<Values> = {
  values: Values;
  saved: Values;
  fieldErrors: FieldErrors;
  /** The errors of the last attempt, kept while typing clears those at the fields. */
  attempt: Attempt;
  isRestored: boolean;
  /** The input that was replaced by what was saved elsewhere. */
  setAside: Partial<Values> | null;
  isSending: boolean;
};

const isEqual = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);

/** The entries of a body that differ from those of the saved values' body. */
export const pickChanges = (body: object, saved: object): object =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !isEqual(value, Reflect.get(saved, name))),
  );

/** Whether a value fits a field; a draft may have been written before the form was changed. */
const fits = (value: unknown, initial: unknown) =>
  initial === null ||
  value === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)) ||
  // An empty number field.
  (typeof value === 'number' && initial === '') ||
  (value === '' && typeof initial === 'number');

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));

/**
 * The state of a form outside of React, for `useSyncExternalStore`: asynchronous steps (validation, a dialog, the
 * server) read and change the current state between renders.
 */
export function createFormStore<Values extends object>(initial: Values) {
  type Name = keyof Values & string;
  const names = Object.keys(initial) as Name[];
  let state: FormSnapshot<Values> = {
    values: initial,
    saved: initial,
    fieldErrors: {},
    attempt: { number: 0, errors: {} },
    isRestored: false,
    setAside: null,
    isSending: false,
  };
  /** Before a draft is restored: what the server has rendered. */
  const initialState = state;
  const listeners = new Set<() => void>();
  const update = (change: Partial<FormSnapshot<Values>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const attemptWithoutErrors = () => ({ ...state.attempt, errors: {} });
  const isChanged = (name: Name) => !isEqual(state.values[name], state.saved[name]);

  return {
    getState: () => state,
    getInitialState: () => initialState,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isChanged,
    /** The values that differ from the saved ones, except for some fields. */
    getUnsaved: (except: readonly Name[] = []): Partial<Values> => {
      const unsaved: Partial<Values> = {};
      for (const name of names)
        if (isChanged(name) && !except.includes(name)) unsaved[name] = state.values[name];
      return unsaved;
    },
    set: <N extends Name>(name: N, value: Values[N]) =>
      update({
        values: { ...state.values, [name]: value },
        fieldErrors: without(state.fieldErrors, name),
      }),
    /** Fills in what the program knows, which is no input: fields that were not changed show it, as if it were saved. */
    fill: (known: Partial<Values>) => {
      const filled: Partial<Values> = {};
      for (const name of names)
        if (Object.hasOwn(known, name) && !isChanged(name)) filled[name] = known[name];
      update({ values: { ...state.values, ...filled }, saved: { ...state.saved, ...filled } });
    },
    setFieldError: (name: Name, error: string | undefined) =>
      update({
        fieldErrors: {
          ...without(state.fieldErrors, name),
          ...(error !== undefined && { [name]: error }),
        },
      }),
    /** Shows the errors of a new attempt at their fields and in the summary. */
    showFieldErrors: (errors: FieldErrors) =>
      update({ fieldErrors: errors, attempt: { number: state.attempt.number + 1, errors } }),
    /** Drops the errors of the last attempt, at the fields and in the summary. */
    clearErrors: () => update({ fieldErrors: {}, attempt: attemptWithoutErrors() }),
    /** Restores a draft; names and types of values that the form does not have (any more) are left out. */
    restore: (draft: Partial<Values>) => {
      const known: Partial<Values> = {};
      for (const name of names)
        if (Object.hasOwn(draft, name) && fits(draft[name], initial[name])) known[name] = draft[name];
      if (Object.keys(known).length > 0) update({ values: { ...state.values, ...known }, isRestored: true });
    },
    /** Shows the values that somebody else has saved, and sets the user's input aside. */
    showStored: (stored: Values) =>
      update({
        values: stored,
        saved: stored,
        setAside: state.values,
        fieldErrors: {},
        isRestored: false,
        attempt: attemptWithoutErrors(),
      }),
    /** Shows what was saved elsewhere in some fields, and sets the user's input of these aside. */
    takeOver: (stored: Values, fields: readonly Name[]) => {
      const taken: Partial<Values> = {};
      const setAside: Partial<Values> = {};
      for (const name of fields) {
        taken[name] = stored[name];
        setAside[name] = state.values[name];
      }
      update({ values: { ...state.values, ...taken }, saved: { ...state.saved, ...taken }, setAside });
    },
    restoreSetAside: () => update({ values: { ...state.values, ...state.setAside }, setAside: null }),
    setSending: (isSending: boolean) => update({ isSending }),
    markSaved: (saved: Values) =>
      update({ saved, setAside: null, isRestored: false, attempt: attemptWithoutErrors() }),
    /** Resets to the saved values, after replacing them with `saved` if given. */
    reset: (saved: Values = state.saved) =>
      update({
        values: saved,
        saved,
        setAside: null,
        fieldErrors: {},
        isRestored: false,
        attempt: attemptWithoutErrors(),
      }),
  };
}

export type FormStore<Values extends object> = ReturnType<typeof createFormStore<Values>>;
