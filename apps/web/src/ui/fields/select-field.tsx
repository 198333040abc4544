import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Icon, type IconShape } from '../icon.tsx';
import styles from './field.module.css';
import { Field, type FieldProps, InputBox, useField } from './field.tsx';

/** An option: its wire value (as text) and its label. */
export type Option = { value: string; label: string; disabled?: boolean };

/** Options from a lookup list: `toOptions(types, 'typeID', 'typeName')`. */
export const toOptions = <T extends object>(rows: readonly T[], value: keyof T, label: keyof T): Option[] =>
  rows.map((row) => ({ value: String(row[value]), label: String(row[label]) }));

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The label of the empty option at the top; without it there is none. */
  placeholder?: string;
  icon?: IconShape;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** A native select, which works best with phones and screen readers. */
export function SelectField({ value, onChange, options, placeholder, icon, ...props }: Props) {
  const { control, aria } = useField(props);
  return (
    <Field {...props} control={control}>
      <InputBox
        invalid={Boolean(props.error)}
        disabled={props.disabled ?? false}
        icon={icon}
        className={styles.select}
        after={<Icon shape={IconChevronDown} />}
      >
        <select
          id={control}
          value={value}
          disabled={props.disabled}
          autoComplete={props.autoComplete}
          {...aria}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </InputBox>
    </Field>
  );
}
