import type { ReactNode } from 'react';
import type { Form } from '../../lib/form/index.ts';
import { DescriptionList } from '../description-list.tsx';
import type { FieldSpec, SectionSpec } from './field-spec.ts';
import { Cell, FieldGrid } from './form-layout.tsx';
import styles from './form-panel.module.css';

type DescribedFieldProps<Values extends object, Name extends keyof Values & string> = {
  form: Form<Values>;
  spec: FieldSpec<Values, Name>;
};

/** Renders a described field in its cell of the grid. */
export function DescribedField<Values extends object, Name extends keyof Values & string>({
  form,
  spec,
}: DescribedFieldProps<Values, Name>) {
  const { name, label, kind, required = false, span = kind.span, half = kind.half ?? false } = spec;
  if (spec.isShown && !spec.isShown(form.values)) return null;
  const isEnabled = spec.isEnabled?.(form.values) ?? true;
  // The hint of a dependent field is shown only while it is disabled.
  const hint = spec.isEnabled && isEnabled ? undefined : spec.hint;
  return (
    <Cell span={span} half={half}>
      {kind.render({ ...form.field(name), label, required, disabled: !isEnabled, hint }, form)}
    </Cell>
  );
}

const show = <Values extends object, Name extends keyof Values & string>(
  { name, kind }: FieldSpec<Values, Name>,
  values: Values,
): ReactNode => kind.show?.(values[name]);

type DescribedValuesProps<Values extends object> = { section: SectionSpec<Values>; values: Values };

/** The read-only view of a section of described fields, for a form that cannot be changed (any more). */
export function DescribedValues<Values extends object>({ section, values }: DescribedValuesProps<Values>) {
  const shown = section.fields.filter(({ kind, isShown }) => kind.show && (isShown?.(values) ?? true));
  const items = shown.map((field) => ({ term: field.label, value: show(field, values) }));
  return <DescriptionList items={items} />;
}

const drawn = <Values extends object>(form: Form<Values>, fields: readonly FieldSpec<Values>[]) =>
  fields.map((spec) => <DescribedField key={spec.name} form={form} spec={spec} />);

type Props<Values extends object> = { form: Form<Values>; section: SectionSpec<Values> };

/** A section of described fields. While it is collapsed, a disclosure contains its collapsible fields. */
export function DescribedSection<Values extends object>({ form, section }: Props<Values>) {
  const { id, title, sub, fields, collapse } = section;
  const folded = collapse?.isCollapsed(form.values) ? fields.filter((spec) => spec.collapsible) : [];
  const open = fields.filter((spec) => !folded.includes(spec));
  const isInvalid = folded.some((spec) => form.fieldErrors[spec.name] !== undefined);
  return (
    <FieldGrid id={id} title={title} {...(sub !== undefined && { sub })}>
      {drawn(form, open)}
      {collapse && folded.length > 0 && (
        <Cell>
          <details open={isInvalid} className={styles.folded}>
            <summary>{collapse.label(folded.length)}</summary>
            <FieldGrid>{drawn(form, folded)}</FieldGrid>
          </details>
        </Cell>
      )}
    </FieldGrid>
  );
}
