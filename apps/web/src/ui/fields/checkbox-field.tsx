import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { FieldBinding } from '../../lib/form/index.ts';
import styles from './choice.module.css';
import { FieldNotes, type FieldProps, Star, useField } from './field.tsx';

type Props = Omit<FieldProps, 'hideLabel'> & {
  checked?: boolean;
  onChange: (checked: boolean) => void;
  /** A number at the end of the row, such as how many listings have it. */
  count?: ReactNode;
  /** 40 px high rows, for the filters of a desk. */
  dense?: boolean;
};

/** The binding of a form's boolean as a box takes it. It is checked when the form is sent, not when it is left. */
export const toChecked = ({ value, onBlur: _, ...binding }: FieldBinding<boolean>) => ({
  ...binding,
  checked: value,
});

/** A box to tick. */
export function CheckboxField({ checked = false, onChange, count, dense, ...props }: Props) {
  const { control, aria } = useField(props);
  return (
    <div className={props.className}>
      <label className={classNames(styles.choice, dense && styles.dense)}>
        <input
          id={control}
          type="checkbox"
          checked={checked}
          disabled={props.disabled}
          {...aria}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
        <span>
          {props.label}
          {props.required && <Star />}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      <FieldNotes control={control} hint={props.hint} warning={props.warning} error={props.error} />
    </div>
  );
}

/** A switch: on or off at once, without a form to send. */
export function SwitchField({
  checked = false,
  onChange,
  label,
  disabled,
}: Pick<Props, 'checked' | 'onChange' | 'label' | 'disabled'>) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
