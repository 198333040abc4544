import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { useState } from 'react';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';
import type { Suggestions } from './filters.ts';

type Props = FieldProps & {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  suggestions?: Suggestions | undefined;
};

/** One of many choices, found by typing a part of its name, or what it is meant by. */
export function AutocompleteSelect({
  value,
  options,
  onChange,
  placeholder,
  suggestions,
  error,
  ...props
}: Props) {
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const findNamed = (text: string) => options.filter(({ label }) => findFolded(label, text) !== -1);
  const load = async (text: string, signal: AbortSignal) => {
    const values = (await suggestions?.load(text, signal)) ?? [];
    const meant = values.flatMap((one) => options.find((option) => option.value === one) ?? []);
    const found = [...new Set([...meant, ...findNamed(text)])];
    if (!signal.aborted) setUnknown(found.length === 0 && options.length > 0);
    return found;
  };
  const type = (text: string) => {
    setTyped(text);
    setUnknown(false);
  };
  const isUnchosen = value === '' && typed.trim() !== '';
  const isNamed = !isUnknown && findNamed(typed).length > 0;
  const notChosen = isNamed ? fieldMessages.notListed : (suggestions?.unknown ?? error);
  return (
    <Autocomplete
      {...props}
      warning={isUnknown && !error && suggestions?.unknown}
      // A field with text is not empty, though nothing is chosen.
      error={error && isUnchosen ? notChosen : error}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => {
        type('');
        onChange(option?.value ?? '');
      }}
      onTextChange={type}
      load={suggestions ? load : findNamed}
      getLabel={({ label }) => label}
      getKey={(option) => option.value}
      {...(placeholder && { placeholder })}
    />
  );
}
