import type { CountryEntry, TypeEntry } from '@piacter/contracts/lookups';
import type { AddressSuggestion } from '@piacter/contracts/places';
import { addressSuggestionLimit } from '@piacter/contracts/places/values';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { type AddressValues, findHouseNumber, splitStreet } from './address-values.ts';
import { text } from './text.ts';

type Props = {
  /** Restricts the suggestions; '' searches everywhere. */
  countryID: string;
  countries: readonly CountryEntry[];
  publicPlaceTypes: readonly TypeEntry[];
  disabled: boolean;
  /** The address of the selected suggestion, and the postal codes to choose from if it has none. */
  onPick: (found: Partial<AddressValues>, postalCodes: readonly string[]) => void;
};

/** Fills an address from the map search (WID-03 to WID-05). */
export function AddressSearch({ countryID, countries, publicPlaceTypes, disabled, onPick }: Props) {
  const [selected, setSelected] = useState<AddressSuggestion | null>(null);
  const typed = useRef('');

  const load = async (search: string, signal: AbortSignal) => {
    typed.current = search;
    const query = { search, ...(countryID === '' ? {} : { countryID }) };
    const reply = await api('GET /api/address-suggestions', { query, signal, isBackground: true });
    return reply.data;
  };

  const pick = (suggestion: AddressSuggestion | null) => {
    if (suggestion !== null && !suggestion.street)
      return void alert(text.notSpecific, { detail: text.notSpecificDetail });
    setSelected(suggestion);
    if (suggestion === null) return;
    const country = countries.find((entry) => entry.countryCode === suggestion.countryCode);
    const houseNumber = findHouseNumber(typed.current);
    const found = {
      ...(country && { countryID: String(country.countryID) }),
      postalCode: suggestion.postalCode ?? '',
      settlement: suggestion.settlement,
      countyRegion: suggestion.countyRegion ?? '',
      ...splitStreet(suggestion.street ?? '', publicPlaceTypes),
      ...(houseNumber && { houseNumber }),
    };
    onPick(found, suggestion.postalCodes);
  };

  return (
    <Autocomplete
      label={text.search}
      hint={text.searchHint}
      icon={IconSearch}
      itemIcon={IconMapPin}
      limit={addressSuggestionLimit}
      load={load}
      getLabel={(suggestion) => suggestion.label}
      getKey={(suggestion) => suggestion.label}
      value={selected}
      onChange={pick}
      disabled={disabled}
    />
  );
}
