import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { useApi } from '../../lib/api/index.ts';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import { text } from './text.ts';

/** The countries in their order, Hungary first; empty while they load. */
export const useCountries = () => useApi('GET /api/countries', {}).data?.data ?? [];

/** The selected country's id as text: the first one (Hungary) until another is selected, '' when cleared. */
export const useSelectedCountry = () => {
  const [first] = useCountries();
  const [selected, setSelected] = useState<string>();
  return [selected ?? String(first?.countryID ?? ''), setSelected] as const;
};

type Props = {
  /** countryID as text; '' for none. */
  value: string;
  onChange: (countryID: string) => void;
  label?: string;
};

/** A country, searched by a part of its name (HOME-02). Its id is sent even before hydration. */
export function CountryField({ value, onChange, label = text.country }: Props) {
  const countries = useCountries();
  return (
    <>
      <input type="hidden" name="countryID" value={value} />
      <Autocomplete
        label={label}
        value={countries.find((country) => String(country.countryID) === value) ?? null}
        onChange={(country) => onChange(country ? String(country.countryID) : '')}
        load={(typed) => countries.filter((country) => findFolded(country.countryName, typed) !== -1)}
        getLabel={(country) => country.countryName}
        getKey={(country) => country.countryID}
        after={<Icon shape={IconChevronDown} />}
      />
    </>
  );
}
