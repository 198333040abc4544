import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { FieldBinding } from '../../lib/form/index.ts';
import styles from './choice.module.css';
import { FieldNotes, type FieldProps, Star, useField } from './field.tsx';

type Props = Omit<FieldProps, 'hideLabel'> & {
  checked?: boolean;
  onChange: (checked: boolean) => void;
  /** A number at the end of the row, such as the number of matching listings. */
  count?: ReactNode;
  /** Rows of 40 px, for the filters on desktops. */
  dense?: boolean;
};

/** Adapts a form's boolean binding to a checkbox, which is validated on submit and not on blur. */
export const toChecked = ({ value, onBlur: _, ...binding }: FieldBinding<boolean>) => ({
  ...binding,
  checked: value,
});

/** A checkbox. */
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
      <FieldNotes control={control} {...props} />
    </div>
  );
}

/** A switch that takes effect at once, without a submit. */
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
