import type { ReactNode } from 'react';
import { CheckboxField, toChecked } from '../../../ui/fields/checkbox-field.tsx';
import { NumberField, type NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Cell } from '../../../ui/form/form-layout.tsx';
import type { FieldSpec, ListingForm } from './field-spec.ts';
import { text } from './text.ts';

type Binding<Value> = {
  name: string;
  value: Value;
  error: ReactNode;
  onChange: (value: Value) => void;
  onBlur: () => void;
};
type Kind = FieldSpec<object>['kind'];
type Props<Values extends object> = { form: ListingForm<Values>; spec: FieldSpec<Values> };
type Of<Values extends object, K extends Kind> = {
  form: ListingForm<Values>;
  spec: Extract<FieldSpec<Values>, { kind: K }>;
};

/** What a described field hands on to its control. The description's types saw to the type of the value. */
function bound<Value>({ form, spec }: Props<never>): Binding<Value> {
  return form.field(spec.name as never) as unknown as Binding<Value>;
}

const shared = <Values extends object>({ form, spec }: Props<Values>) => {
  const isEnabled = spec.isEnabled?.(form.values) ?? true;
  return {
    label: spec.label,
    required: spec.required ?? false,
    disabled: !isEnabled,
    // A field that depends on another says so only while it is locked.
    hint: spec.isEnabled && isEnabled ? undefined : spec.hint,
  };
};

function NumberControl<Values extends object>(props: Of<Values, 'number'>) {
  const { spec } = props;
  return (
    <NumberField
      {...shared(props)}
      allowEmpty={!spec.required}
      grouped
      max={spec.max}
      {...(spec.unit !== undefined && { unit: spec.unit })}
      {...bound<NumberFieldValue>(props as never)}
    />
  );
}

function FlagControl<Values extends object>(props: Of<Values, 'flag'>) {
  const [yes, no] = props.spec.words;
  const options = [
    { value: '1', label: yes },
    { value: '0', label: no },
  ];
  return (
    <RadioGroup {...shared(props)} variant="segmented" options={options} {...bound<string>(props as never)} />
  );
}

function ChoiceControl<Values extends object>(props: Of<Values, 'choice'>) {
  const options = props.spec.useOptions();
  return (
    <SelectField
      {...shared(props)}
      placeholder={text.choose}
      options={options}
      {...bound<string>(props as never)}
    />
  );
}

const spans = { number: 3, line: 3, text: 6, flag: 2, choice: 3, box: 3, own: 6 } as const;
const halves: ReadonlySet<Kind> = new Set<Kind>(['number', 'flag']);

function Control<Values extends object>({ form, spec }: Props<Values>) {
  switch (spec.kind) {
    case 'number':
      return <NumberControl form={form} spec={spec} />;
    case 'flag':
      return <FlagControl form={form} spec={spec} />;
    case 'choice':
      return <ChoiceControl form={form} spec={spec} />;
    case 'line':
      return (
        <TextField
          {...shared({ form, spec })}
          maxLength={spec.maxLength}
          type={spec.type ?? 'text'}
          {...(spec.autoComplete !== undefined && { autoComplete: spec.autoComplete })}
          {...bound<string>({ form, spec } as never)}
        />
      );
    case 'text':
      return (
        <TextAreaField
          {...shared({ form, spec })}
          maxLength={spec.maxLength}
          rows={spec.rows ?? 10}
          {...bound<string>({ form, spec } as never)}
        />
      );
    case 'box':
      return (
        <CheckboxField {...shared({ form, spec })} {...toChecked(form.field(spec.name as never) as never)} />
      );
    case 'own':
      return spec.draw(form);
  }
}

/** Draws a described field in its cell of the grid. */
export function DrawnField<Values extends object>({ form, spec }: Props<Values>) {
  if (spec.isShown && !spec.isShown(form.values)) return null;
  return (
    <Cell span={spec.span ?? spans[spec.kind]} half={spec.half ?? halves.has(spec.kind)}>
      <Control form={form} spec={spec} />
    </Cell>
  );
}
