import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { DrawnField } from './drawn-field.tsx';
import type { FieldPart, FieldSpec, ListingForm } from './field-spec.ts';
import styles from './listing-form.module.css';

const drawn = <Values extends object>(form: ListingForm<Values>, fields: readonly FieldSpec<Values>[]) =>
  fields.map((spec) => <DrawnField key={spec.name} form={form} spec={spec} />);

type Props<Values extends object> = { form: ListingForm<Values>; part: FieldPart<Values> };

/** A section of described fields. Where it folds, the rare ones are folded away with what is in them. */
export function FieldSection<Values extends object>({ form, part }: Props<Values>) {
  const { id, title, sub, fields, fold } = part;
  const folded = fold?.isFolded(form.values) ? fields.filter((spec) => spec.isRare) : [];
  const open = fields.filter((spec) => !folded.includes(spec));
  const isInvalid = folded.some((spec) => form.fieldErrors[spec.name] !== undefined);
  return (
    <FieldGrid id={id} title={title} {...(sub !== undefined && { sub })}>
      {drawn(form, open)}
      {fold && folded.length > 0 && (
        <Cell>
          <details open={isInvalid} className={styles.folded}>
            <summary>{fold.label(folded.length)}</summary>
            <FieldGrid>{drawn(form, folded)}</FieldGrid>
          </details>
        </Cell>
      )}
    </FieldGrid>
  );
}
