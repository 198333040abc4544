import { placeSuggestionLimit } from '@piacter/contracts/places/values';
import { api } from '../../lib/api/index.ts';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { useCountries } from './country-field.tsx';
import { text } from './text.ts';

type Props = {
  value: string;
  onChange: (region: string) => void;
  /** Suggests the regions of this country; of the first one (Hungary) while none is selected. */
  countryID?: string;
  /** The wire name. */
  name?: string;
  error?: string | undefined;
};

/** A county or region: free text, with suggestions from the gazetteer. */
export function RegionField({ value, onChange, countryID, name = 'countyRegion', error }: Props) {
  const [first] = useCountries();
  const country = countryID || String(first?.countryID ?? '');
  const suggest = async (search: string, signal: AbortSignal) => {
    const query = { search, countryID: country, kind: 'region' as const };
    const { data } = await api('GET /api/region-suggestions', { query, signal, isBackground: true });
    return data.map(({ regionName }) => regionName);
  };
  return (
    <Autocomplete
      label={text.region}
      name={name}
      error={error}
      value={value === '' ? null : value}
      onChange={(region) => onChange(region ?? '')}
      onTextChange={onChange}
      load={suggest}
      getLabel={(region) => region}
      getKey={(region) => region}
      limit={placeSuggestionLimit}
      placeholder={text.regionExample}
    />
  );
}
