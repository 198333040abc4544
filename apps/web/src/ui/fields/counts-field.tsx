import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './counts-field.module.css';
import { Field, type FieldProps, useField } from './field.tsx';
import { Stepper } from './stepper.tsx';

/** A group that is counted: its name among the counts, and what it is called. */
export type CountedGroup = { name: string; label: string };

type Props = FieldProps & {
  groups: readonly CountedGroup[];
  /** By name; absent for none. */
  counts: Readonly<Record<string, number>>;
  max: number;
  /** What the counts say together. */
  summary: string;
  onChange: (name: string, count: number) => void;
};

/** Numbers of several groups, behind one button that says them all. */
export function CountsField({ groups, counts, max, summary, onChange, ...props }: Props) {
  const { control, aria } = useField(props);
  const [open, setOpen] = useState(false);
  return (
    <Field {...props} control={control}>
      <button
        id={control}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={`${control}-groups`}
        aria-labelledby={`${control}-label ${control}`}
        aria-describedby={aria['aria-describedby']}
        data-invalid={aria['aria-invalid']}
        onClick={() => setOpen(!open)}
      >
        <Icon shape={IconUsers} />
        <span>{summary}</span>
      </button>
      {open && (
        <div id={`${control}-groups`} className={styles.groups}>
          {groups.map(({ name, label }) => (
            <Stepper
              key={name}
              label={label}
              value={counts[name] ?? 0}
              min={0}
              max={max}
              onChange={(count) => onChange(name, count)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
