import type { ReactNode } from 'react';
import { DescriptionList } from '../description-list.tsx';
import type { FieldSpec, SectionSpec } from './field-spec.ts';

const show = <Values extends object, Name extends keyof Values & string>(
  { name, kind }: FieldSpec<Values, Name>,
  values: Values,
): ReactNode => kind.show?.(values[name]);

type Props<Values extends object> = { section: SectionSpec<Values>; values: Values };

/** The read-only view of a section of described fields, for a form that cannot be changed (any more). */
export function DescribedValues<Values extends object>({ section, values }: Props<Values>) {
  const shown = section.fields.filter(({ kind, isShown }) => kind.show && (isShown?.(values) ?? true));
  const items = shown.map((field) => ({ term: field.label, value: show(field, values) }));
  return <DescriptionList items={items} />;
}
