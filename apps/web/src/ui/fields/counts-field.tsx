import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { isNarrow } from '../../lib/media.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';
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
  /** Whether the groups lie over what follows where there is room beside the field, so that they leave no gap there. */
  floats?: boolean;
  onChange: (name: string, count: number) => void;
};

/** Pixels of the window up to which the groups push down what follows; as in the style sheet. */
const narrowWidth = 720;

/** Numbers of several groups, behind one button that says them all. */
export function CountsField({ groups, counts, max, summary, floats = false, onChange, ...props }: Props) {
  const { control, aria } = useField(props);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Otherwise the enclosing drawer would close as well.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  // Where the groups push down what follows, that would move away from under the finger.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (floats && !currentTarget.contains(relatedTarget) && !isNarrow(narrowWidth)) setOpen(false);
  };
  return (
    <Field {...props} control={control}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Escape and loss of focus of its content */}
      <div className={styles.place} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
        <button
          ref={button}
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
          <div
            id={`${control}-groups`}
            tabIndex={-1}
            className={classNames(styles.groups, floats && styles.floating)}
          >
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
            <Button variant="soft" onClick={close}>
              {text.dates.done}
            </Button>
          </div>
        )}
      </div>
    </Field>
  );
}
