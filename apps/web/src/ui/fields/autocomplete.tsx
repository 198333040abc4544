import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconShape } from '../icon.tsx';
import { text } from '../text.ts';
import styles from './autocomplete.module.css';
import { Field, type FieldProps, InputBox, useField } from './field.tsx';
import { highlight } from './highlight.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type AutocompleteProps<T> = FieldProps & {
  /** The selected item, or null. */
  value: T | null;
  onChange: (item: T | null) => void;
  /** Loads suggestions for the typed text: a call, or a filter over a loaded list. */
  load: (typed: string, signal: AbortSignal) => Promise<readonly T[]> | readonly T[];
  getLabel: (item: T) => string;
  getKey: (item: T) => string | number;
  /** Maximum number of suggestions (WID-01: 5; regions: 4). */
  limit?: number;
  icon?: IconShape;
  /** The icon before each suggestion. */
  itemIcon?: IconShape;
  placeholder?: string;
  after?: ReactNode;
  /** Called with each typed text, for fields where free text counts as well. */
  onTextChange?: (typed: string) => void;
  /** Called with each typed text, for fields where only a selected item counts. */
  onTyping?: (typed: string) => void;
  /** A field of free text whose Enter submits its form while no suggestion is marked. */
  freeText?: FreeText<T>;
};

type FreeText<T> = {
  value: string;
  maxLength: number;
  /** The text that an item leaves in the field, the part of the typed text that it matches, and what it is. */
  describe: (item: T) => { text: string; match: string; note: string };
};

/**
 * A text field with suggestions, an ARIA combobox (WID-01, WID-02): the arrow keys move, Enter selects and never
 * submits the form unless it is one of free text, Escape closes, clearing the text clears the selection. Where only an item
 * counts, so does typing over it, until its label stands there again.
 */
export function Autocomplete<T>({
  value,
  onChange,
  load,
  getLabel,
  getKey,
  // own value: the default of lists whose call sets no limit (WID-01)
  limit = 5,
  ...props
}: AutocompleteProps<T>) {
  const { control, aria } = useField(props);
  const { items, open, search, close, scheduleClose } = useSuggestions(load, limit);
  const { freeText } = props;
  const selected = freeText?.value ?? (value === null ? '' : getLabel(value));
  const [typed, setTyped] = useState(selected);
  const [marked, setMarked] = useState(-1);
  const list = `${control}-list`;
  const shown = open && items.length > 0;

  useEffect(() => {
    if (marked >= 0) document.getElementById(`${list}-${marked}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [list, marked]);

  // What was typed over.
  const replaced = useRef<T | null>(null);

  // A selection made elsewhere (a reset form, the address bar) is shown too.
  useEffect(() => {
    if (selected !== '' || replaced.current === null) setTyped(selected);
  }, [selected]);

  const choose = (item: T | null, over: T | null = null) => {
    replaced.current = over;
    onChange(item);
  };

  const type = (next: string) => {
    setTyped(next);
    setMarked(-1);
    props.onTextChange?.(next);
    props.onTyping?.(next);
    const before = value ?? replaced.current;
    if (next === '') choose(null);
    else if (!freeText && !props.onTextChange && before !== null) {
      if (next === getLabel(before)) choose(before);
      else if (value !== null) choose(null, before);
    }
    search(next);
  };

  const pick = (item: T) => {
    setTyped(freeText?.describe(item).text ?? getLabel(item));
    setMarked(-1);
    close();
    choose(item);
  };

  const move = (by: 1 | -1) => {
    if (!shown) return search(typed);
    // From the text field (-1) downwards, and around the ends.
    setMarked((from) =>
      from === -1 && by === -1 ? items.length - 1 : (from + by + items.length) % items.length,
    );
  };

  const enter = (event: KeyboardEvent) => {
    const item = shown ? items[marked] : undefined;
    if (item !== undefined || !freeText) event.preventDefault();
    if (item !== undefined) pick(item);
    else if (freeText) close();
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      enter(event);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field {...props} control={control} className={classNames(styles.place, props.className)}>
      <InputBox
        invalid={Boolean(props.error)}
        disabled={props.disabled ?? false}
        icon={props.icon}
        after={props.after}
      >
        <input
          id={control}
          type={freeText ? 'search' : 'text'}
          enterKeyHint={freeText && 'search'}
          maxLength={freeText?.maxLength}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && marked >= 0 ? `${list}-${marked}` : undefined}
          value={typed}
          disabled={props.disabled}
          placeholder={props.placeholder}
          {...aria}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          onFocus={props.onFocus}
          onBlur={() => {
            props.onBlur?.();
            scheduleClose();
          }}
        />
      </InputBox>
      <div className={styles.anchor}>
        <div id={list} role="listbox" aria-label={text.suggestions} className={styles.list} hidden={!shown}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox, which keeps the focus, handles the keys
            <div
              key={getKey(item)}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === marked}
              tabIndex={-1}
              // Otherwise the click would first move the focus and close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(item)}
            >
              {props.itemIcon && <Icon shape={props.itemIcon} />}
              <span>{highlight(getLabel(item), freeText?.describe(item).match ?? typed)}</span>
              {freeText && <small>{freeText.describe(item).note}</small>}
            </div>
          ))}
        </div>
      </div>
      <span className="sr-only" role="status">
        {open && text.suggestionCount(items.length)}
      </span>
    </Field>
  );
}
