import { type Field, isApplicable } from '@piacter/contracts/core/fields';
import type { ReactNode } from 'react';
import type { FieldBinding, Form } from '../../lib/form/index.ts';

/** A part of a form's page. With a label it is listed in the index, where `done` shows a check mark. */
export type FormPart = {
  id: string;
  label?: string;
  done?: boolean;
  /** The name of the step that it shares with the parts beside it, where the form goes in steps. */
  step?: string;
  /** Whether it has been given something that the form itself does not count: a picture, a name for the profile. */
  hasInput?: boolean;
  /** Whether nothing of it has to be filled in. */
  isOptional?: boolean;
  /** Checks and saves what is no part of the form itself, before its step is left; false if that has to wait. */
  check?: () => Promise<boolean>;
  content: ReactNode;
};

/** What a form's section is beside its fields. */
export type PartOptions = Pick<FormPart, 'step' | 'isOptional' | 'hasInput'>;

/** What its description says of a field in a form. */
export const toSpec = <const Name extends string>(name: Name, field: Field) => ({
  name,
  label: field.label,
  required: field.isRequired === true,
  isExpected: () => field.isRequired === true,
  isShown: (values: Readonly<Record<string, unknown>>) => isApplicable(field, values),
});

/** Columns of six. */
type Span = 2 | 3 | 4 | 6;

/** The props that a described field passes to its control. */
export type ControlProps<Value> = FieldBinding<Value> & {
  label: string;
  required: boolean;
  disabled: boolean;
  hint: string | undefined;
};

/** How values of one type are edited. A kind that needs more of the form than one value names the form's type. */
export type FieldKind<Value, FormOfKind = unknown> = {
  /** The default width. */
  span: Span;
  /** Whether two of these fit side by side on phones. */
  half?: boolean;
  /** Whether a value is filled in; undefined for a kind that is always complete, such as a checkbox. */
  isFilled?: (value: Value) => boolean;
  render: (control: ControlProps<Value>, form: FormOfKind) => ReactNode;
  /** The read-only rendering of a value; a kind without it is left out of the read-only view. */
  show?: (value: Value) => ReactNode;
};

type NamedField<Values extends object, Name extends keyof Values & string> = {
  name: Name;
  label: string;
  /** Edits values of the type of the named field. */
  kind: FieldKind<Values[Name], Form<Values>>;
  required?: boolean;
  hint?: string;
  span?: Span;
  half?: boolean;
  isShown?: (values: Values) => boolean;
  /** A disabled field shows its hint, which gives the reason. */
  isEnabled?: (values: Values) => boolean;
  /** Whether the section counts as complete only with a value; true by default. */
  isExpected?: (values: Values) => boolean;
  /** Hidden while the section is collapsed; its value is kept. */
  collapsible?: boolean;
};

/** The description of a form field. */
export type FieldSpec<Values extends object, Name extends keyof Values & string = keyof Values & string> = {
  [N in Name]: NamedField<Values, N>;
}[Name];

/** The description of a section. */
export type SectionSpec<Values extends object> = {
  id: string;
  title: string;
  sub?: string;
  fields: readonly FieldSpec<Values>[];
  /** When the collapsible fields are hidden, and the label of the disclosure. */
  collapse?: { isCollapsed: (values: Values) => boolean; label: (count: number) => string };
};

const isMissing = <Values extends object, Name extends keyof Values & string>(
  field: FieldSpec<Values, Name>,
  values: Values,
): boolean => field.kind.isFilled !== undefined && !field.kind.isFilled(values[field.name]);

const isExpectedNow = <Values extends object, Name extends keyof Values & string>(
  { kind, isShown, isEnabled, isExpected }: FieldSpec<Values, Name>,
  values: Values,
): boolean =>
  kind.isFilled !== undefined &&
  (isShown?.(values) ?? true) &&
  (isEnabled?.(values) ?? true) &&
  (isExpected?.(values) ?? true);

/** Whether every expected field of a section is filled in; it then gets a check mark in the index. */
export const isComplete = <Values extends object>(
  { fields, collapse }: SectionSpec<Values>,
  values: Values,
): boolean => {
  const isCollapsed = collapse?.isCollapsed(values) ?? false;
  const expected = fields.filter(
    (field) => isExpectedNow(field, values) && !(isCollapsed && field.collapsible),
  );
  return expected.length > 0 && !expected.some((field) => isMissing(field, values));
};
