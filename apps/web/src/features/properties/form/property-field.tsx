import { flushSync } from 'react-dom';
import { useApi } from '../../../lib/api/index.ts';
import type { useEndpointForm } from '../../../lib/form/index.ts';
import { formatNumber, formatThousands } from '../../../lib/format.ts';
import { focusField } from '../../../ui/error-summary.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField, toOptions } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Cell } from '../../../ui/form-layout.tsx';
import { type FieldSpec, lists } from './property-fields.ts';
import styles from './property-form.module.css';
import { isRent, limits, priceLabel, thousandsMeant } from './property-rules.ts';
import type { LookupName, PropertyValues } from './property-values.ts';
import { text } from './text.ts';

/** The form of an ad, whether it is created or changed. */
export type PropertyForm = ReturnType<typeof useEndpointForm<'POST /api/real-estate', PropertyValues>>;

type Of<Kind extends FieldSpec['kind']> = { form: PropertyForm; spec: Extract<FieldSpec, { kind: Kind }> };

/** A price in thousands: the full amount below it, and a warning with a way out where forints were typed. */
function PriceField({ form, spec }: Of<'price'>) {
  const { name, max } = spec;
  const amount = form.values[name];
  const isMonthly = spec.isMonthly || isRent(form.values);
  const meant = thousandsMeant(name, amount, form.values);
  const rewrite = (thousands: number) => {
    // The button goes with its warning; the focus goes to the field, which shows the new amount by then.
    flushSync(() => form.set(name, thousands));
    focusField(name);
  };
  const rewriting = meant !== null && (
    <>
      {text.thousands(formatNumber(Number(amount)), formatNumber(meant))}{' '}
      <button type="button" className={styles.rewrite} onClick={() => rewrite(meant)}>
        {text.rewrite(formatNumber(meant))}
      </button>
    </>
  );
  return (
    <NumberField
      label={name === 'price' ? priceLabel(form.values) : text.fields[name]}
      required={name === 'price'}
      allowEmpty={name !== 'price'}
      grouped
      max={max}
      unit={isMonthly ? text.units.thousandMonthly : text.units.thousand}
      hint={amount !== '' && `${formatThousands(amount)}${isMonthly ? text.units.monthly : ''}`}
      warning={rewriting}
      {...form.field(name)}
    />
  );
}

function AmountField({ form, spec }: Of<'number'>) {
  const isEnabled = spec.isEnabled?.(form.values) ?? true;
  return (
    <NumberField
      label={text.fields[spec.name]}
      allowEmpty
      grouped
      max={spec.max}
      unit={spec.unit}
      disabled={!isEnabled}
      hint={isEnabled ? undefined : spec.hint}
      {...form.field(spec.name)}
    />
  );
}

function FlagField({ form, spec }: Of<'flag'>) {
  const [yes, no] = spec.words;
  const options = [
    { value: '1', label: yes },
    { value: '0', label: no },
  ];
  return (
    <RadioGroup
      label={text.fields[spec.name]}
      variant="segmented"
      options={options}
      {...form.field(spec.name)}
    />
  );
}

/** A choice from a lookup list; a list that did not arrive is empty, silently (ERR-05). */
export function LookupField({ form, name }: { form: PropertyForm; name: LookupName }) {
  const { data } = useApi('GET /api/types/{kind}', { params: { kind: lists[name] } });
  return (
    <SelectField
      label={text.fields[name]}
      placeholder={text.choose}
      options={toOptions(data?.data ?? [], 'typeID', 'typeName')}
      {...form.field(name)}
    />
  );
}

/** Draws a described field in its cell of the grid. */
export function PropertyField({ form, spec }: { form: PropertyForm; spec: FieldSpec }) {
  switch (spec.kind) {
    case 'price':
      return (
        <Cell span={spec.name === 'price' ? 6 : 3}>
          <PriceField form={form} spec={spec} />
        </Cell>
      );
    case 'number':
      return (
        <Cell span={3} half>
          <AmountField form={form} spec={spec} />
        </Cell>
      );
    case 'flag':
      return (
        <Cell span={2} half>
          <FlagField form={form} spec={spec} />
        </Cell>
      );
    case 'lookup':
      return (
        <Cell span={3}>
          <LookupField form={form} name={spec.name} />
        </Cell>
      );
    case 'text':
      return (spec.isShown?.(form.values) ?? true) ? (
        <Cell>
          <TextAreaField
            label={text.fields[spec.name]}
            maxLength={limits.description}
            rows={spec.name === 'description' ? 10 : 5}
            {...form.field(spec.name)}
          />
        </Cell>
      ) : null;
  }
}
