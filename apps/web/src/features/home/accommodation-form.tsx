import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useApi } from '../../lib/api/index.ts';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { toOptions } from '../../ui/fields/select-field.tsx';
import { CountryField, SettlementField } from '../places/index.ts';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';
import { useChosenCountry } from './use-chosen-country.ts';

/** HOME-03: country, settlement and any number of accommodation types, carried over to that search. */
export function AccommodationForm() {
  const types = useApi('GET /api/accommodation_types', {}).data?.data ?? [];
  const [chosen, setChosen] = useState<string[]>([]);
  const [countryID, setCountryID] = useChosenCountry();
  const [settlement, setSettlement] = useState('');
  return (
    <SearchForm
      path={paths.accommodations}
      query={{ countryID, settlement, accommodationType: chosen.join(',') }}
      columns={3}
    >
      <CountryField value={countryID} onChange={setCountryID} />
      <SettlementField
        value={settlement}
        onChange={setSettlement}
        countryID={countryID}
        placeholder={text.search.accommodationSettlementExample}
      />
      <MultiSelect
        label={text.search.accommodationType}
        value={chosen}
        onChange={setChosen}
        options={toOptions(types, 'typeID', 'typeName')}
        placeholder={text.search.anyAccommodationType}
        chips={false}
      />
    </SearchForm>
  );
}
