import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import styles from './field.module.css';
import { Field, type FieldProps, InputBox, useField } from './field.tsx';
import { text } from './text.ts';

/** Says that the end of a text did not fit; announced, as the field shows only what is left. */
export const CutNote = ({ count }: { count: number }) => (
  <span role="status" className={styles.cut}>
    {count > 0 && text.cut(formatNumber(count))}
  </span>
);

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
  const [cut, setCut] = useState(0);
  const count = `${control}-count`;
  const change = (typed: string) => {
    setCut(Math.max(0, typed.length - maxLength));
    onChange(typed.slice(0, maxLength));
  };
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
          onChange={(event) => change(event.target.value)}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      </InputBox>
      <CutNote count={cut} />
      <span id={count} className={styles.count}>
        {text.characters(value.length, maxLength)}
      </span>
    </Field>
  );
}
