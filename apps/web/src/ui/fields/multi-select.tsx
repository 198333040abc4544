import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Chip } from '../chip.tsx';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { Field, type FieldProps, useField } from './field.tsx';
import styles from './multi-select.module.css';
import type { Option } from './select-field.tsx';

type Props = FieldProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** `count`: a number at the end of the row, such as that of the results. */
  options: readonly (Option & { count?: string })[];
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Shows the selected options as chips below; true unless the page lists them itself. */
  chips?: boolean;
};

/** A multi-select: a button that opens a list of checkboxes, and a chip for each selected option. */
export function MultiSelect({
  value,
  onChange,
  options,
  placeholder = text.any,
  chips = true,
  ...props
}: Props) {
  const { control, aria } = useField(props);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const selected = options.filter((option) => value.includes(option.value));

  const toggle = (choice: string, on: boolean) =>
    onChange(on ? [...value, choice] : value.filter((other) => other !== choice));

  // Otherwise the list would open below the visible part of a scrolling panel.
  useEffect(() => {
    if (open) document.getElementById(panel)?.scrollIntoView({ block: 'nearest' });
  }, [open, panel]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Otherwise the enclosing drawer would close as well.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
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
          aria-controls={panel}
          aria-labelledby={`${control}-label ${control}-value`}
          aria-describedby={aria['aria-describedby']}
          disabled={props.disabled}
          onClick={() => setOpen(!open)}
        >
          <span id={`${control}-value`}>
            {selected.length === 0 && placeholder}
            {selected.length === 1 && selected[0]?.label}
            {selected.length > 1 && text.selected(selected.length)}
          </span>
          <Icon shape={IconChevronDown} />
        </button>
        {/* The tabindex keeps the focus inside when the space between two checkboxes is clicked. */}
        <div id={panel} className={styles.panel} hidden={!open} tabIndex={-1}>
          {options.map((option) => (
            <CheckboxField
              key={option.value}
              dense
              label={option.label}
              {...(option.count !== undefined && { count: option.count })}
              checked={value.includes(option.value)}
              disabled={option.disabled ?? false}
              onChange={(on) => toggle(option.value, on)}
            />
          ))}
        </div>
      </div>
      {chips && selected.length > 0 && (
        <div className={styles.chips}>
          {selected.map((option) => (
            <Chip
              key={option.value}
              label={option.label}
              purpose={text.remove}
              onRemove={() => toggle(option.value, false)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
