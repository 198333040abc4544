import type { Form } from '../../lib/form/index.ts';
import { DescribedField } from './described-field.tsx';
import type { FieldSpec, SectionSpec } from './field-spec.ts';
import { Cell, FieldGrid } from './form-layout.tsx';
import styles from './form-panel.module.css';

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
