import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import type { IconShape } from '../icon.tsx';
import { Field, type FieldProps, InputBox, Unit, useField } from './field.tsx';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time';
  icon?: IconShape;
  /** Shown after the text, such as 'm²'. */
  unit?: string;
  placeholder?: string;
  /** Suggested values; other text is allowed too. */
  suggestions?: readonly string[];
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  min?: string;
  max?: string;
};

/** A single-line text field; for dates (`YYYY-MM-DD`) and times (`HH:MM`) too. */
export function TextField({ value, onChange, type = 'text', icon, unit, ...props }: Props) {
  const { control, aria } = useField(props);
  const {
    suggestions = [],
    placeholder,
    maxLength,
    autoComplete,
    inputMode,
    min,
    max,
    onBlur,
    onFocus,
  } = props;
  return (
    <Field {...props} control={control}>
      <InputBox
        invalid={Boolean(props.error)}
        disabled={props.disabled ?? false}
        icon={icon}
        after={unit && <Unit>{unit}</Unit>}
      >
        <input
          id={control}
          type={type}
          value={value}
          disabled={props.disabled}
          {...{ placeholder, maxLength, autoComplete, inputMode, min, max, onBlur, onFocus }}
          {...aria}
          list={suggestions.length > 0 ? `${control}-list` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputBox>
      {suggestions.length > 0 && (
        <datalist id={`${control}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
