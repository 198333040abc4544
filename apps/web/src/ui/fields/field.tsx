import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useRegisteredField } from '../../lib/form/field-registry.ts';
import { Icon, type IconShape } from '../icon.tsx';
import { text } from '../text.ts';
import styles from './field.module.css';

/** The props of every field; the names are those of a form's `FieldBinding`, so that it can be spread. */
export type FieldProps = {
  label: ReactNode;
  /** The wire name, by which the form finds the field. */
  name?: string;
  id?: string;
  /** Hides the label visually, but not from screen readers. */
  hideLabel?: boolean;
  /** Shows the star and sets `aria-required`; the schema validates. */
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  /** A hint that does not block, in the warning colour with an icon ('Ezer forintban add meg!'). */
  warning?: ReactNode;
  error?: ReactNode;
  className?: string;
  onBlur?: () => void;
  onFocus?: () => void;
};

/**
 * Registers a field with the enclosing form and returns its ids: of the control, and of its descriptions (hint,
 * warning, error) for aria-describedby.
 */
export const useField = ({ label, id, name, hint, warning, error, required }: FieldProps) => {
  const own = useId();
  const control = id ?? own;
  useRegisteredField(name, typeof label === 'string' ? label : undefined, control);
  const describedBy =
    [hint && `${control}-hint`, warning && `${control}-warning`, error && `${control}-error`]
      .filter(Boolean)
      .join(' ') || undefined;
  return {
    control,
    aria: {
      'aria-describedby': describedBy,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': required || undefined,
      name,
    },
  };
};

export function Star() {
  return (
    <>
      {/* The no-break space keeps the star on the line of the label. */}
      {'\u00a0'}
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    </>
  );
}

/** Hint, warning and error below a control, in this order. */
export function FieldNotes({
  control,
  hint,
  warning,
  error,
}: { control: string } & Omit<FieldProps, 'label'>) {
  return (
    <>
      {hint && (
        <span id={`${control}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {warning && (
        <span id={`${control}-warning`} className={classNames(styles.hint, styles.warning)}>
          <Icon shape={IconAlertTriangle} />
          <span>{warning}</span>
        </span>
      )}
      {error && (
        <span id={`${control}-error`} className={classNames(styles.hint, styles.error)}>
          {error}
        </span>
      )}
    </>
  );
}

/** Label above, control with its notes below: two rows, which a grid can share among fields beside each other. */
export function Field({
  control,
  children,
  ...props
}: FieldProps & { control: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, props.className)}>
      <label id={`${control}-label`} htmlFor={control} className={props.hideLabel ? 'sr-only' : styles.label}>
        {props.label}
        {props.required && <Star />}
      </label>
      <div>
        {children}
        <FieldNotes control={control} {...props} />
      </div>
    </div>
  );
}

type BoxProps = {
  children: ReactNode;
  invalid?: boolean;
  disabled?: boolean;
  /** An icon before the text. */
  icon?: IconShape | undefined;
  /** Content after the text: a unit, an arrow, a button. */
  after?: ReactNode;
  className?: string | undefined;
};

/** The frame around an input. */
export function InputBox({ children, invalid, disabled, icon, after, className }: BoxProps) {
  return (
    <span className={classNames(styles.box, invalid && styles.invalid, disabled && styles.off, className)}>
      {icon && <Icon shape={icon} />}
      {children}
      {after}
    </span>
  );
}

export function Unit({ children }: { children: ReactNode }) {
  return <span className={styles.unit}>{children}</span>;
}

/** A group of controls with a common accessible name. */
export function FieldGroup({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { control, aria } = useField(props);
  return (
    <fieldset
      id={control}
      className={classNames(styles.field, props.className)}
      disabled={props.disabled}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className={props.hideLabel ? 'sr-only' : styles.label}>
        {props.label}
        {props.required && (
          <>
            <Star />
            <span className="sr-only">, {text.required}</span>
          </>
        )}
      </legend>
      {children}
      <FieldNotes control={control} {...props} />
    </fieldset>
  );
}
