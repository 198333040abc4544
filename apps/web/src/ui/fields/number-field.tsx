import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { joinGroups } from '../../lib/parse-forints.ts';
import type { IconShape } from '../icon.tsx';
import { Field, type FieldProps, InputBox, Unit, useField } from './field.tsx';
import { clampedText } from './number-text.ts';

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
  /** Keeps decimals; otherwise the number is rounded with a message. */
  decimals?: boolean;
  /** A custom parser of the text ('60 M'); NaN for anything but a number. */
  parse?: (typed: string) => number;
  /** Groups thousands (`45 000`) while not focused. */
  grouped?: boolean;
};

const group = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 2, useGrouping: 'always' });

const parseNumber = (typed: string): number => Number.parseFloat(typed.replace(',', '.'));
const parseDecimal = (typed: string): number => parseNumber(typed.replaceAll(/\s/g, ''));
/** '1.200' is written for twelve hundred where no decimals are asked for. */
const parseWhole = (typed: string): number => parseNumber(joinGroups(typed.replaceAll(/\s/g, '')));

/** The documented clamping rule (WID-06): anything but a number becomes the minimum, numbers are clamped. */
export const clampNumber = (number: number, min = 0, max = Number.MAX_SAFE_INTEGER): number =>
  Number.isNaN(number) ? min : Math.min(Math.max(number, min), max);

/** The number as it is typed: '12,5'. */
const toText = (value: NumberFieldValue): string => String(value).replace('.', ',');

/** A number field that clamps on blur and then shows the limit. */
export function NumberField({ value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, ...props }: Props) {
  const {
    unit,
    icon,
    placeholder,
    allowEmpty = false,
    decimals = false,
    grouped = false,
    parse = decimals ? parseDecimal : parseWhole,
    onFocus,
    onBlur,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [noted, setNoted] = useState<{ note: string; min: number; max: number }>();
  // A limit that has changed was not what the note is about; an error is what has to be done.
  const limit = noted?.min === min && noted.max === max && !props.error ? noted.note : undefined;
  const setLimit = (note: string) => setNoted({ note, min, max });
  const described = { ...props, warning: limit ?? props.warning };
  const { control, aria } = useField(described);
  const atRest = grouped && value !== '' ? group.format(value) : toText(value);

  /** Rounds '64,5' in a field of whole numbers, with a message: nothing is dropped silently. */
  const keep = (number: number) => (decimals ? number : Math.round(number));

  const type = (entered: string) => {
    setTyped(entered);
    setNoted(undefined);
    const number = parse(entered);
    const kept = keep(number);
    if (kept !== number && !Number.isNaN(number)) setLimit(clampedText.whole(group.format(kept)));
    onChange(Number.isNaN(kept) ? '' : kept);
  };

  /**
   * Removing the separators on focus would drop the selection made by Tab, so the text is selected here and typing
   * replaces the number. A click positions the caret afterwards.
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
    const result = group.format(clamped);
    if (Number.isNaN(number)) setLimit(clampedText.number(result));
    else if (clamped !== number) setLimit(clampedText.between(group.format(min), group.format(max), result));
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
