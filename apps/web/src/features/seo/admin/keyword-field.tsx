import { keywordLimit, seoLimits } from '@piacter/contracts/seo/values';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldBinding } from '../../../lib/form/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field, InputBox, useField } from '../../../ui/fields/field.tsx';
import styles from './seo.module.css';
import { text } from './text.ts';

const { keywords: words } = text;

const toKey = (word: string) => word.toLocaleLowerCase('hu');

/** A list of keywords: Enter adds the typed one, a click or Enter on a keyword removes it. */
export function KeywordField({ value, onChange, ...binding }: FieldBinding<readonly string[]>) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const isFull = value.length >= keywordLimit;
  const field = {
    ...binding,
    label: words.label,
    hint: isFull ? words.full : words.hint(keywordLimit),
    disabled: isFull,
  };
  const { control, aria } = useField(field);

  const add = () => {
    const word = typed.trim();
    if (word === '' || isFull) return;
    setTyped('');
    if (!value.some((other) => toKey(other) === toKey(word))) onChange([...value, word]);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Otherwise Enter would send the form.
    event.preventDefault();
    add();
  };
  const remove = (index: number) => {
    onChange(value.filter((_, other) => other !== index));
    // The button disappears: its successor gets the focus, or else the input.
    queueMicrotask(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? document.getElementById(control))?.focus();
    });
  };

  return (
    <Field {...field} control={control}>
      <div className={styles.adder}>
        <InputBox invalid={Boolean(field.error)} disabled={isFull}>
          <input
            id={control}
            value={typed}
            maxLength={seoLimits.keyword}
            disabled={isFull}
            autoComplete="off"
            enterKeyHint="done"
            {...aria}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={addOnEnter}
            onBlur={() => {
              // What was typed must not be missing from what is saved.
              add();
              binding.onBlur();
            }}
          />
        </InputBox>
        <Button variant="soft" disabled={isFull || typed.trim() === ''} onClick={add}>
          {words.add}
        </Button>
      </div>
      {value.length > 0 && (
        <div ref={list} className={styles.keywords}>
          {value.map((word, index) => (
            <Chip key={word} label={word} purpose={words.remove} onRemove={() => remove(index)} />
          ))}
        </div>
      )}
    </Field>
  );
}
