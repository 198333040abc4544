import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { lazy, Suspense, useState } from 'react';
import { formatDayRange } from '../../lib/days.ts';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';
import type { DateRange } from './date-range-dialog.tsx';
import styles from './date-range-field.module.css';
import { Field, type FieldProps, useField } from './field.tsx';

type Props = FieldProps & {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** Describes the length of a range: '3 éj'. */
  describe?: (range: DateRange) => string;
  /** What the button says without a day; 'Bármikor' by default. */
  placeholder?: string | undefined;
  /** The day at which the calendar opens without one; today by default. */
  opensAt?: string | undefined;
  /** The days that can be chosen: from today on by default, or up to today. */
  bounds?: 'future' | 'past';
};

// The calendar is loaded when it is opened.
const DateRangeDialog = lazy(() =>
  import('./date-range-dialog.tsx').then((m) => ({ default: m.DateRangeDialog })),
);

/** A range of days, selected in one calendar that opens from a button. */
export function DateRangeField({
  value,
  onChange,
  describe,
  placeholder,
  opensAt = '',
  bounds = 'future',
  ...props
}: Props) {
  const { control, aria } = useField(props);
  const [open, setOpen] = useState(false);
  const days = formatDayRange(value.from, value.to);
  const length = value.from && value.to ? describe?.(value) : undefined;
  return (
    <Field {...props} control={control}>
      <button
        id={control}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-labelledby={`${control}-label ${control}`}
        aria-describedby={aria['aria-describedby']}
        data-invalid={aria['aria-invalid']}
        disabled={props.disabled}
        onClick={() => setOpen(true)}
      >
        <Icon shape={IconCalendar} />
        <span>{days || placeholder || text.anyDay}</span>
        {length && <span className={styles.length}>{length}</span>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <DateRangeDialog
            title={props.label}
            value={value}
            opensAt={opensAt}
            bounds={bounds}
            onClose={() => setOpen(false)}
            onChange={(range) => {
              setOpen(false);
              onChange(range);
            }}
            {...(describe && { describe })}
          />
        </Suspense>
      )}
    </Field>
  );
}
