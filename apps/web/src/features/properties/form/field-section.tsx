import { Cell, FieldGrid } from '../../../ui/form-layout.tsx';
import { PropertyField, type PropertyForm } from './property-field.tsx';
import type { FieldSpec } from './property-fields.ts';
import styles from './property-form.module.css';
import { isPlot } from './property-rules.ts';
import { text } from './text.ts';

type Props = { form: PropertyForm; id: string; title: string; sub?: string; fields: readonly FieldSpec[] };

const drawn = (form: PropertyForm, fields: readonly FieldSpec[]) =>
  fields.map((spec) => <PropertyField key={spec.name} form={form} spec={spec} />);

/** A section of described fields. Those that a plot hardly has are folded away there, with what is in them. */
export function FieldSection({ form, id, title, sub, fields }: Props) {
  const folded = isPlot(form.values) ? fields.filter((spec) => spec.homeOnly) : [];
  const open = fields.filter((spec) => !folded.includes(spec));
  const isFaulty = folded.some((spec) => form.errors[spec.name] !== undefined);
  return (
    <FieldGrid id={id} title={title} {...(sub !== undefined && { sub })}>
      {drawn(form, open)}
      {folded.length > 0 && (
        <Cell>
          <details open={isFaulty} className={styles.folded}>
            <summary>{text.rareForPlot(folded.length)}</summary>
            <FieldGrid>{drawn(form, folded)}</FieldGrid>
          </details>
        </Cell>
      )}
    </FieldGrid>
  );
}
