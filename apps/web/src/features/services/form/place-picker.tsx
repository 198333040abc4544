import type { CountryEntry } from '@piacter/contracts/lookups';
import { placeSuggestionLimit } from '@piacter/contracts/places/values';
import { type RegionType, regionTypes } from '@piacter/contracts/services/values';
import { useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Autocomplete } from '../../../ui/fields/autocomplete.tsx';
import { SelectField, toOptions } from '../../../ui/fields/select-field.tsx';
import type { CoveredPlace } from './coverage.ts';
import styles from './service-form.module.css';
import { text } from './text.ts';

type Props = {
  regionType: RegionType;
  countries: readonly CountryEntry[];
  onAdd: (place: CoveredPlace) => void;
};

/** Finds a region or settlement of one country; it can be added once it was selected from the suggestions (WID-13). */
export function PlacePicker({ regionType, countries, onAdd }: Props) {
  const words = text.coverage.of[regionType];
  const [selectedCountry, setCountry] = useState('');
  const countryID = selectedCountry || String(countries[0]?.countryID ?? '');
  const [found, setFound] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  // Typed over, a choice is none any more.
  const selected = found !== null && typed === found ? found : null;

  const choose = (name: string | null) => {
    setFound(name);
    setTyped(name ?? '');
  };
  const load = async (search: string, signal: AbortSignal) => {
    const query = {
      search,
      countryID,
      kind: regionType === regionTypes.region ? ('region' as const) : ('settlement' as const),
    };
    const { data } = await api('GET /api/region-suggestions', { query, signal, isBackground: true });
    return data.map(({ regionName }) => regionName);
  };
  const add = () => {
    if (selected === null) return;
    onAdd({ countryID: Number(countryID), regionType, name: selected });
    choose(null);
  };

  return (
    <div className={styles.picker}>
      <SelectField
        label={words.country}
        options={toOptions(countries, 'countryID', 'countryName')}
        value={countryID}
        onChange={(next) => {
          setCountry(next);
          choose(null);
        }}
      />
      <Autocomplete<string>
        // What is typed belongs to one country.
        key={countryID}
        label={words.name}
        placeholder={words.example}
        limit={placeSuggestionLimit}
        value={found}
        onChange={choose}
        onTextChange={setTyped}
        load={load}
        labelOf={(name) => name}
        keyOf={(name) => name}
      />
      <Button variant="soft" disabled={selected === null} onClick={add} aria-label={words.add}>
        {text.coverage.add}
      </Button>
    </div>
  );
}
