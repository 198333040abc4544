import { dash, formatNumber, formatYesNo } from '../../lib/format.ts';
import { parseForints } from '../../lib/parse-forints.ts';
import { CheckboxField, toChecked } from '../fields/checkbox-field.tsx';
import { ChoiceGroup, type ChoiceOption, collectedChoices } from '../fields/choice-group.tsx';
import { NumberField, type NumberFieldValue } from '../fields/number-field.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { type Option, SelectField } from '../fields/select-field.tsx';
import { Stepper } from '../fields/stepper.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { text } from '../text.ts';
import type { ControlProps, FieldKind } from './field-spec.ts';

const isFilled = (value: unknown): boolean => value !== '';

/** A number, optional unless the field is required. */
export const number = (limits: {
  min?: number;
  max: number;
  unit?: string;
}): FieldKind<NumberFieldValue> => ({
  span: 3,
  half: true,
  isFilled,
  render: (control) => <NumberField {...control} {...limits} allowEmpty={!control.required} grouped />,
  show: (value) => (value === '' ? dash : formatNumber(value, limits.unit)),
});

/** An amount of forints, typed as people write it ('12 e', '35.000'); optional unless the field is required. */
export const forints = (limits: { max: number; unit?: string }): FieldKind<NumberFieldValue> => ({
  ...number(limits),
  render: (control) => (
    <NumberField {...control} {...limits} parse={parseForints} allowEmpty={!control.required} grouped />
  ),
});

/** A small number with minus and plus buttons. */
export const stepper = (limits: { min?: number; max: number; unit?: string }): FieldKind<number> => ({
  span: 3,
  render: (control) => <Stepper {...control} {...limits} />,
  show: (value) => formatNumber(value, limits.unit),
});

type LineOptions = { maxLength: number; type?: 'text' | 'email' | 'tel' | 'url'; autoComplete?: string };

/** A single-line text. */
export const textLine = (options: LineOptions): FieldKind<string> => ({
  span: 3,
  isFilled,
  render: (control) => <TextField {...control} {...options} />,
  show: (value) => value,
});

/**
 * A registered number, in which people type separators that it does not have: they are dropped before it is cut to its
 * length, so that pasting 'SZ 12345678' loses no digit.
 */
export const registeredLine = ({
  maxLength,
  separators,
}: {
  maxLength: number;
  separators: RegExp;
}): FieldKind<string> => ({
  span: 3,
  isFilled,
  render: ({ onChange, ...control }) => (
    <TextField
      {...control}
      onChange={(typed) => onChange(typed.replaceAll(separators, '').slice(0, maxLength))}
    />
  ),
  show: (value) => value,
});

/** A time of day as HH:MM. */
export const timeOfDay: FieldKind<string> = {
  span: 2,
  half: true,
  isFilled,
  render: (control) => <TextField {...control} type="time" />,
  show: (value) => value || dash,
};

/** A multi-line text. */
export const textArea = ({
  maxLength,
  rows = 10,
}: {
  maxLength: number;
  rows?: number;
}): FieldKind<string> => ({
  span: 6,
  isFilled,
  render: (control) => <TextAreaField {...control} maxLength={maxLength} rows={rows} />,
  show: (value) => value,
});

/** A flag that may be unanswered: '1', '0', or ''. */
export const yesNo = (words: readonly [yes: string, no: string]): FieldKind<string> => ({
  span: 2,
  half: true,
  isFilled,
  render: (control) => (
    <RadioGroup
      {...control}
      variant="segmented"
      options={[
        { value: '1', label: words[0] },
        { value: '0', label: words[1] },
      ]}
    />
  ),
  show: (value) => (value === '' ? dash : formatYesNo(value === '1', words)),
});

/** `useOptions` is a hook; a list that failed to load is empty, without a message (ERR-05). */
type Listed<Item> = { useOptions: () => readonly Item[] };

function Select({ useOptions, ...control }: Listed<Option> & ControlProps<string>) {
  return <SelectField {...control} placeholder={text.choose} options={useOptions()} />;
}

function SelectedLabel({ useOptions, value }: Listed<Option> & { value: string }) {
  return useOptions().find((option) => option.value === value)?.label ?? dash;
}

/** A single choice from a list; '' for none. */
export const select = (list: Listed<Option>): FieldKind<string> => ({
  span: 3,
  isFilled,
  render: (control) => <Select {...control} {...list} />,
  show: (value) => <SelectedLabel {...list} value={value} />,
});

function Checkboxes({
  useOptions,
  value,
  onChange,
  ...field
}: Listed<ChoiceOption> & ControlProps<number[]>) {
  return <ChoiceGroup {...field} options={useOptions()} choices={collectedChoices(value, onChange)} />;
}

function CheckedLabels({ useOptions, value }: Listed<ChoiceOption> & { value: readonly number[] }) {
  const labels = useOptions().flatMap(({ id, label }) => (value.includes(id) ? [label] : []));
  return labels.length === 0 ? dash : labels.join(', ');
}

/** Multiple choices from a list. */
export const checkboxes = (list: Listed<ChoiceOption>): FieldKind<number[]> => ({
  span: 6,
  isFilled: (value) => value.length > 0,
  render: (control) => <Checkboxes {...control} {...list} />,
  show: (value) => <CheckedLabels {...list} value={value} />,
});

/** A checkbox. */
export const checkbox: FieldKind<boolean> = {
  span: 3,
  render: ({ label, required, disabled, hint, ...binding }) => (
    <CheckboxField {...{ label, required, disabled, hint }} {...toChecked(binding)} />
  ),
  show: (value) => formatYesNo(value),
};

/** A custom control. */
export const custom = <Value, FormOfKind>(
  render: FieldKind<Value, FormOfKind>['render'],
): FieldKind<Value, FormOfKind> => ({ span: 6, isFilled, render });
