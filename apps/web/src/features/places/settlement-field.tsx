import { placeSuggestionLimit } from '@piacter/contracts/places/values';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { api } from '../../lib/api/index.ts';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { text } from './text.ts';

type Props = {
  value: string;
  onChange: (settlement: string) => void;
  /** Suggests the settlements of this country only. */
  countryID?: string;
  error?: string | undefined;
  required?: boolean;
  label?: string;
  placeholder?: string;
};

async function suggest(search: string, countryID: string | undefined, signal: AbortSignal) {
  const query = { search, ...(countryID ? { countryID } : {}) };
  const { data } = await api('GET /api/accommodation-settlements', { query, signal, isBackground: true });
  // A search takes the name alone, so settlements of the same name are one suggestion.
  return [...new Set(data.map(({ settlement }) => settlement))];
}

/** A settlement: free text, with suggestions from the gazetteer. */
export function SettlementField({ value, onChange, countryID, label = text.settlement, ...props }: Props) {
  return (
    <Autocomplete
      label={label}
      name="settlement"
      error={props.error}
      required={props.required ?? false}
      value={value === '' ? null : value}
      onChange={(settlement) => onChange(settlement ?? '')}
      onTextChange={onChange}
      load={(typed, signal) => suggest(typed, countryID, signal)}
      getLabel={(settlement) => settlement}
      getKey={(settlement) => settlement}
      limit={placeSuggestionLimit}
      icon={IconMapPin}
      itemIcon={IconMapPin}
      placeholder={props.placeholder ?? text.settlementExample}
    />
  );
}
