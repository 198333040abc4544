import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import { text } from './text.ts';
import { useCountries } from './use-countries.ts';

type Props = {
  /** countryID as text; '' for none. */
  value: string;
  onChange: (countryID: string) => void;
  label?: string;
};

/** A country, found by typing a part of its name (HOME-02). */
export function CountryField({ value, onChange, label = text.country }: Props) {
  const countries = useCountries();
  return (
    <Autocomplete
      label={label}
      name="countryID"
      value={countries.find((country) => String(country.countryID) === value) ?? null}
      onChange={(country) => onChange(country ? String(country.countryID) : '')}
      load={(typed) => countries.filter((country) => findFolded(country.countryName, typed) !== -1)}
      labelOf={(country) => country.countryName}
      keyOf={(country) => country.countryID}
      after={<Icon of={IconChevronDown} />}
    />
  );
}
