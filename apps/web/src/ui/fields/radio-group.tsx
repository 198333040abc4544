import { useId } from 'react';
import styles from './choice.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';
import type { Option } from './select-field.tsx';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** `segmented`: tiles in two columns, for filters; `radios`: radio buttons in a row. */
  variant?: 'radios' | 'segmented';
};

/** A single choice of a few visible options. */
export function RadioGroup({ value, onChange, options, variant = 'radios', ...props }: Props) {
  const own = useId();
  const segmented = variant === 'segmented';
  return (
    <FieldGroup {...props}>
      <div className={segmented ? styles.segments : styles.radios}>
        {options.map((option) => (
          <label key={option.value} className={segmented ? styles.segment : styles.choice}>
            <input
              type="radio"
              name={props.name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={props.onBlur}
              onFocus={props.onFocus}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
