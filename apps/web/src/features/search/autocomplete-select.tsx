import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';

type Props = FieldProps & {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  placeholder?: string | undefined;
};

/** One of many choices, found by typing a part of its name. */
export function AutocompleteSelect({ value, options, onChange, placeholder, ...props }: Props) {
  return (
    <Autocomplete
      {...props}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
      load={(typed) => options.filter(({ label }) => findFolded(label, typed) !== -1)}
      getLabel={({ label }) => label}
      getKey={(option) => option.value}
      {...(placeholder && { placeholder })}
    />
  );
}
