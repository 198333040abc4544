import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';

type Props = FieldProps & {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  onTyping?: (typed: string) => void;
  /** The values of the options that a text means beside those whose name contains it; the closest first. */
  suggest?: ((typed: string, signal: AbortSignal) => Promise<readonly string[]>) | undefined;
};

/** One of many choices, found by typing a part of its name, or what it is meant by. */
export function AutocompleteSelect({ value, options, onChange, placeholder, suggest, ...props }: Props) {
  const findNamed = (typed: string) => options.filter(({ label }) => findFolded(label, typed) !== -1);
  const load = async (typed: string, signal: AbortSignal) => {
    const values = (await suggest?.(typed, signal)) ?? [];
    const meant = values.flatMap((one) => options.find((option) => option.value === one) ?? []);
    return [...new Set([...meant, ...findNamed(typed)])];
  };
  return (
    <Autocomplete
      {...props}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
      load={suggest ? load : findNamed}
      getLabel={({ label }) => label}
      getKey={(option) => option.value}
      {...(placeholder && { placeholder })}
    />
  );
}
