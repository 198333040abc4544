import { type FocusEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IconShape } from '../icon.tsx';
import { text } from '../text.ts';
import { Field, type FieldProps, InputBox, Unit, useField } from './field.tsx';

export type NumberFieldValue = number | '';

type Props = FieldProps & {
  value: NumberFieldValue;
  onChange: (value: NumberFieldValue) => void;
  min?: number;
  max?: number;
  unit?: string;
  icon?: IconShape;
  placeholder?: string;
  /** An empty field stays empty on blur (filters); otherwise it becomes the minimum, as documented. */
  allowEmpty?: boolean;
  /** Keeps what is after the decimal comma; otherwise it is rounded, and the field says so. */
  decimals?: boolean;
  /** Reads what is typed in a way of its own ('60 M'); NaN for what is no number. */
  parse?: (typed: string) => number;
  /** Shows thousands apart (`45 000`) while nobody types. */
  grouped?: boolean;
};

const group = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 2, useGrouping: 'always' });

const parseNumber = (typed: string): number =>
  Number.parseFloat(typed.replaceAll(/\s/g, '').replace(',', '.'));

/** The clamping rule of the documents (WID-06): a non-number becomes the minimum, the rest is forced between. */
export const clampNumber = (number: number, min = 0, max = Number.MAX_SAFE_INTEGER): number =>
  Number.isNaN(number) ? min : Math.min(Math.max(number, min), max);

const formatLimit = (min: number, max: number | undefined, result: number): string => {
  const [low, high, value] = [
    group.format(min),
    max === undefined ? '' : group.format(max),
    group.format(result),
  ];
  if (max === undefined) return text.clamped.from(low, value);
  return text.clamped.between(low, high, value);
};

/** As it is typed: '12,5'. */
const toText = (value: NumberFieldValue): string => String(value).replace('.', ',');

/** A number that clamps when it is left, and then says the limit. */
export function NumberField({ value, onChange, min = 0, max, ...props }: Props) {
  const {
    unit,
    icon,
    placeholder,
    allowEmpty = false,
    decimals = false,
    grouped = false,
    parse = parseNumber,
    onFocus,
    onBlur,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [limit, setLimit] = useState<ReactNode>(null);
  const described = { ...props, hint: limit ?? props.hint };
  const { control, aria } = useField(described);
  const atRest = grouped && value !== '' ? group.format(value) : toText(value);

  /** What a field of whole numbers makes of '64,5': it says so and rounds, it drops nothing silently. */
  const keep = (number: number) => (decimals || props.parse ? number : Math.round(number));

  const type = (entered: string) => {
    setTyped(entered);
    setLimit(null);
    const number = parse(entered);
    const kept = keep(number);
    if (kept !== number && !Number.isNaN(number)) setLimit(text.clamped.whole(group.format(kept)));
    onChange(Number.isNaN(kept) ? '' : kept);
  };

  /**
   * The separators go while somebody types, which would drop the selection that Tab makes; so it is made here,
   * and typing replaces the number. A click puts its caret afterwards.
   */
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    onFocus?.();
    flushSync(() => setTyped(toText(value)));
    currentTarget.select();
  };

  const leave = () => {
    onBlur?.();
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() === '' && allowEmpty) return onChange('');
    const number = keep(parse(typed));
    const clamped = clampNumber(number, min, max);
    if (clamped !== number) setLimit(formatLimit(min, max, clamped));
    onChange(clamped);
  };

  return (
    <Field {...described} control={control}>
      <InputBox
        invalid={Boolean(props.error)}
        disabled={props.disabled ?? false}
        icon={icon}
        after={unit && <Unit>{unit}</Unit>}
      >
        <input
          id={control}
          type="text"
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={typed ?? atRest}
          disabled={props.disabled}
          placeholder={placeholder}
          {...aria}
          onFocus={enter}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
      </InputBox>
      <span className="sr-only" role="status">
        {limit}
      </span>
    </Field>
  );
}
