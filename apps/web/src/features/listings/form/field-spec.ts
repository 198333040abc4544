import type { ApiCall } from '@piacter/contracts';
import type { ReactNode } from 'react';
import type { useEndpointForm } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import type { Option } from '../../../ui/fields/select-field.tsx';

/** The form of a listing, whether it is created or changed. */
export type ListingForm<Values extends object> = ReturnType<typeof useEndpointForm<ApiCall, Values>>;

/** Names of the values of one type: of the texts, of the numbers, of the boxes. */
type NamesOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values] &
  string;

type Common<Values> = {
  label: string;
  required?: boolean;
  hint?: string;
  /** Columns of six, where the kind's own would not do. */
  span?: 2 | 3 | 4 | 6;
  /** Whether two of these stand side by side on a phone; numbers and flags do. */
  half?: boolean;
  isShown?: (values: Values) => boolean;
  /** A disabled field shows its hint, which says why. */
  isEnabled?: (values: Values) => boolean;
  /** Whether the section waits for it before it counts as filled in; it does unless this says no. */
  isExpected?: (values: Values) => boolean;
  /** Folded away where the section folds; what is in it is kept. */
  isRare?: boolean;
};

type OfKind<Values> =
  | { kind: 'number'; name: NamesOf<Values, NumberFieldValue>; max: number; unit?: string }
  /** One line of text. */
  | {
      kind: 'line';
      name: NamesOf<Values, string>;
      maxLength: number;
      type?: 'text' | 'email' | 'tel' | 'url';
      autoComplete?: string;
    }
  /** Several lines of text. */
  | { kind: 'text'; name: NamesOf<Values, string>; maxLength: number; rows?: number }
  /** '1', '0', or '' while it is not answered. */
  | { kind: 'flag'; name: NamesOf<Values, string>; words: readonly [yes: string, no: string] }
  /** `useOptions` is a hook; a list that did not arrive is empty, silently (ERR-05). */
  | { kind: 'choice'; name: NamesOf<Values, string>; useOptions: () => Option[] }
  | { kind: 'box'; name: NamesOf<Values, boolean> }
  /** What none of these can draw. */
  | { kind: 'own'; name: keyof Values & string; draw: (form: ListingForm<Values & object>) => ReactNode };

/** A field of a listing's form, described; `DrawnField` draws it. */
export type FieldSpec<Values> = Common<Values> & OfKind<Values>;

/** A section of described fields. */
export type FieldPart<Values> = {
  id: string;
  title: string;
  sub?: string;
  fields: readonly FieldSpec<Values>[];
  /** When the rare fields are folded away, and what is written on the fold. */
  fold?: { isFolded: (values: Values) => boolean; label: (count: number) => string };
};

const isAsked = <Values>(field: FieldSpec<Values>, values: Values): boolean =>
  field.kind !== 'box' &&
  (field.isShown?.(values) ?? true) &&
  (field.isEnabled?.(values) ?? true) &&
  (field.isExpected?.(values) ?? true);

/** Whether everything that a section asks for is filled in: it gets its check in the index. */
export const isDone = <Values>({ fields, fold }: FieldPart<Values>, values: Values): boolean => {
  const isFolded = fold?.isFolded(values) ?? false;
  const asked = fields.filter((field) => isAsked(field, values) && !(isFolded && field.isRare));
  return asked.length > 0 && asked.every((field) => values[field.name] !== '');
};
