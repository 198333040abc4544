import type { FormEvent } from 'react';
import type { FieldRegistry } from './field-registry.ts';

/** Sentences for the fields that are wrong, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is bound to a field of `ui/fields`. */
export type FieldBinding<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

/**
 * The part of a form that edits fields of one type of value, for components that appear in several forms: a form
 * whose values contain these names fits.
 */
export interface FieldAccess<Name extends string, Value> {
  values: Readonly<Record<Name, Value>>;
  field: (name: Name) => FieldBinding<Value>;
  set: (name: Name, value: Value) => void;
}

/** The field errors of the last attempt to send, and how many attempts there were. */
export type Attempt = { number: number; errors: FieldErrors };

/** A form whatever its values are: what its element, its save bar and the leave guard need. */
export interface FormState {
  /** What is wrong now; typing into a field clears its error. */
  fieldErrors: FieldErrors;
  attempt: Attempt;
  registry: FieldRegistry;
  /** How many fields differ from what is saved. */
  unsaved: number;
  /** The same read at once, also between two renders. */
  hasUnsaved: () => boolean;
  isSending: boolean;
  /** Whether a draft of an earlier visit was put back into the form. */
  isRestored: boolean;
  submit: (event?: FormEvent) => Promise<void>;
  /** Puts back what is saved, and drops the draft. */
  reset: () => void;
  keepDraft: () => void;
  /** Fetches the schema early, so that the first error shows without a wait, even offline. */
  warm: () => void;
}

/** A form over values of one type, whichever call sends it. */
export interface Form<Values extends object> extends FormState {
  values: Values;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** Empties the form for another use after a success: passwords do not stay in it. */
  restart: (initial?: Values) => void;
}
