import type { FormEvent } from 'react';
import type { FieldRegistry } from './create-field-registry.ts';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The props that bind a field of `ui/fields`. */
export type FieldBinding<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

/**
 * The part of a form that edits fields of one type of value, for components that appear in several forms: any form
 * whose values contain these names fits.
 */
export interface FieldAccess<Name extends string, Value> {
  values: Readonly<Record<Name, Value>>;
  field: (name: Name) => FieldBinding<Value>;
  set: (name: Name, value: Value) => void;
}

/** The field errors of the last attempt to send, and the number of attempts. */
export type Attempt = { number: number; errors: FieldErrors };

/** A form independent of the type of its values, for its element, its save bar and the leave guard. */
export interface FormState {
  /** The current errors; typing into a field clears its error. */
  fieldErrors: FieldErrors;
  attempt: Attempt;
  registry: FieldRegistry;
  /** The number of fields that differ from the saved values. */
  unsaved: number;
  /** The same, up to date between renders too. */
  hasUnsaved: () => boolean;
  isSending: boolean;
  /** Whether a draft of an earlier visit was restored. */
  isRestored: boolean;
  /** Puts the user's input back that somebody else's version has replaced; null while there is none. */
  restoreSetAside: (() => void) | null;
  submit: (event?: FormEvent) => Promise<void>;
  /**
   * Saves what is unsaved on the way to another step, which says what happened: true once everything is saved. An attempt
   * that fails shows its errors.
   */
  save: () => Promise<boolean>;
  /** The errors that an attempt would find now; shows none of them. */
  getErrors: () => Promise<FieldErrors>;
  /** Shows errors as those of an attempt. */
  showErrors: (errors: FieldErrors) => void;
  /** Resets to the saved values and deletes the draft. */
  reset: () => void;
  keepDraft: () => void;
  /** Preloads the schema, so that the first error shows without delay, even offline. */
  preloadSchema: () => void;
}

/** A form over values of one type, whichever call sends it. */
export interface Form<Values extends object> extends FormState {
  values: Values;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** Fills in fields that were not changed; no input, so that neither drafts nor the leave guard know of it. */
  fill: (known: Partial<Values>) => void;
  /** Clears the form after a success: passwords must not stay in it. */
  restart: (initial?: Values) => void;
}

/** A number for the request body; null for an empty field. */
export const toNumber = (value: number | ''): number | null => (value === '' ? null : value);

/** A yes/no answer for the request body; null while unanswered. */
export const toAnswer = (value: string): 0 | 1 | null => (value === '' ? null : value === '1' ? 1 : 0);
