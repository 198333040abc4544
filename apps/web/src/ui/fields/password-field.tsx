import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { formText } from '../form-text.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { Field, type FieldProps, InputBox, useField } from './field.tsx';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  autoComplete?: 'current-password' | 'new-password';
};

/** A password field with a button that reveals the text. */
export function PasswordField({ value, onChange, autoComplete = 'current-password', ...props }: Props) {
  const { control, aria } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...props} control={control}>
      <InputBox
        invalid={Boolean(props.error)}
        disabled={props.disabled ?? false}
        after={
          <button
            type="button"
            className={styles.inBox}
            aria-label={shown ? formText.hidePassword : formText.showPassword}
            aria-controls={control}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon shape={shown ? IconEyeOff : IconEye} />
          </button>
        }
      >
        <input
          id={control}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          disabled={props.disabled}
          {...aria}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      </InputBox>
    </Field>
  );
}
