import type { ReactNode } from 'react';
import type { FieldBinding, Form } from '../../lib/form/index.ts';

/** Columns of six. */
export type Span = 2 | 3 | 4 | 6;

/** What a described field hands on to its control. */
export type ControlProps<Value> = FieldBinding<Value> & {
  label: string;
  required: boolean;
  disabled: boolean;
  hint: string | undefined;
};

/** How values of one type are edited. A kind that needs more of the form than one value names the form's type. */
export type FieldKind<Value, FormOfKind = unknown> = {
  /** How wide it is where its description does not say. */
  span: Span;
  /** Whether two of these stand side by side on a phone. */
  half?: boolean;
  /** Undefined for a kind that is complete as it is, such as a box. */
  isFilled?: (value: Value) => boolean;
  render: (control: ControlProps<Value>, form: FormOfKind) => ReactNode;
  /** The value as it is read; a kind without this is left out of the read-only view. */
  show?: (value: Value) => ReactNode;
};

type NamedField<Values extends object, Name extends keyof Values & string> = {
  name: Name;
  label: string;
  /** Edits values of the type that stands under the name. */
  kind: FieldKind<Values[Name], Form<Values>>;
  required?: boolean;
  hint?: string;
  span?: Span;
  half?: boolean;
  isShown?: (values: Values) => boolean;
  /** A disabled field shows its hint, which says why. */
  isEnabled?: (values: Values) => boolean;
  /** Whether the section waits for it before it counts as filled in; it does unless this says no. */
  isExpected?: (values: Values) => boolean;
  /** Folded away while the section is collapsed; its value is kept. */
  collapsible?: boolean;
};

/** A field of a form, described. */
export type FieldSpec<Values extends object, Name extends keyof Values & string = keyof Values & string> = {
  [N in Name]: NamedField<Values, N>;
}[Name];

/** A section of described fields. */
export type SectionSpec<Values extends object> = {
  id: string;
  title: string;
  sub?: string;
  fields: readonly FieldSpec<Values>[];
  /** When the collapsible fields are folded away, and what is written on the fold. */
  collapse?: { isCollapsed: (values: Values) => boolean; label: (count: number) => string };
};

const isMissing = <Values extends object, Name extends keyof Values & string>(
  field: FieldSpec<Values, Name>,
  values: Values,
): boolean => field.kind.isFilled !== undefined && !field.kind.isFilled(values[field.name]);

const isAsked = <Values extends object, Name extends keyof Values & string>(
  { kind, isShown, isEnabled, isExpected }: FieldSpec<Values, Name>,
  values: Values,
): boolean =>
  kind.isFilled !== undefined &&
  (isShown?.(values) ?? true) &&
  (isEnabled?.(values) ?? true) &&
  (isExpected?.(values) ?? true);

/** Whether everything that a section asks for is filled in: it gets its check in the index. */
export const isComplete = <Values extends object>(
  { fields, collapse }: SectionSpec<Values>,
  values: Values,
): boolean => {
  const isCollapsed = collapse?.isCollapsed(values) ?? false;
  const asked = fields.filter((field) => isAsked(field, values) && !(isCollapsed && field.collapsible));
  return asked.length > 0 && !asked.some((field) => isMissing(field, values));
};
