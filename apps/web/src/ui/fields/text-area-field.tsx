import { text } from '../text.ts';
import styles from './field.module.css';
import { Field, type FieldProps, InputBox, useField } from './field.tsx';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Longer text is truncated, also when pasted; the count is shown (WID-07). */
  maxLength: number;
  rows?: number;
  placeholder?: string;
};

/** A multi-line text field. */
export function TextAreaField({ value, onChange, maxLength, rows = 6, placeholder, ...props }: Props) {
  const { control, aria } = useField(props);
  const count = `${control}-count`;
  const describedBy = [aria['aria-describedby'], count].filter(Boolean).join(' ');
  return (
    <Field {...props} control={control}>
      <InputBox invalid={Boolean(props.error)} disabled={props.disabled ?? false} className={styles.area}>
        <textarea
          id={control}
          rows={rows}
          value={value}
          disabled={props.disabled}
          placeholder={placeholder}
          {...aria}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value.slice(0, maxLength))}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      </InputBox>
      <span id={count} className={styles.count}>
        {text.characters(value.length, maxLength)}
      </span>
    </Field>
  );
}
