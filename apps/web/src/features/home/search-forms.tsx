import { accommodationLimits } from '@piacter/contracts/accommodations/values';
import type { TypeEntry } from '@piacter/contracts/lookups';
import { paths } from '@piacter/contracts/site/paths';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { api, useApi } from '../../lib/api/index.ts';
import { nightsBetween } from '../../lib/days.ts';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { type DateRange, DateRangeField } from '../../ui/fields/date-range-field.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { NumberField, type NumberFieldValue } from '../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { toOptions } from '../../ui/fields/select-field.tsx';
import { CountryField, SettlementField, useCountries } from '../places/index.ts';
import styles from './search-form.module.css';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';

/** The selected country's id as text: the first one (Hungary) until another is selected, '' when cleared. */
const useSelectedCountry = () => {
  const [first] = useCountries();
  const [selected, setSelected] = useState<string>();
  return [selected ?? String(first?.countryID ?? ''), setSelected] as const;
};

/** Ad type, country and settlement for the property search (HOME-02). */
export function PropertySearchForm() {
  const adTypes = useApi('GET /api/types_ad', {}).data?.data ?? [];
  const [selectedAdType, setAdType] = useState<string>();
  const [countryID, setCountryID] = useSelectedCountry();
  const [settlement, setSettlement] = useState('');
  const adType = selectedAdType ?? String(adTypes[0]?.typeID ?? '');
  return (
    <SearchForm
      path={paths.properties}
      query={{ adType, countryID, settlement }}
      columns={2}
      above={
        <RadioGroup
          className={styles.adTypes ?? ''}
          label={text.search.adType}
          hideLabel
          name="adType"
          value={adType}
          onChange={setAdType}
          options={toOptions(adTypes, 'typeID', 'typeName')}
        />
      }
    >
      <CountryField value={countryID} onChange={setCountryID} />
      <SettlementField value={settlement} onChange={setSettlement} countryID={countryID} />
    </SearchForm>
  );
}

/** Days, guests, country, settlement and any number of types for the accommodation search (HOME-03). */
export function AccommodationSearchForm() {
  const types = useApi('GET /api/accommodation_types', {}).data?.data ?? [];
  const [selected, setSelected] = useState<string[]>([]);
  const [countryID, setCountryID] = useSelectedCountry();
  const [settlement, setSettlement] = useState('');
  const [days, setDays] = useState<DateRange>({ from: '', to: '' });
  const [guests, setGuests] = useState<NumberFieldValue>('');
  const nights = days.from && days.to ? nightsBetween(days.from, days.to) : 0;
  const stay = {
    openFrom: days.from,
    openTo: days.to,
    minimumStay: nights > 0 ? String(nights) : '',
    guests: String(guests),
  };
  return (
    <SearchForm
      path={paths.accommodations}
      query={{ ...stay, countryID, settlement, accommodationType: selected.join(',') }}
      columns={3}
      above={
        <div className={styles.stay}>
          <DateRangeField
            label={text.search.stay}
            value={days}
            onChange={setDays}
            describe={({ from, to }) => text.search.nights(nightsBetween(from, to))}
          />
          <NumberField
            label={text.search.guests}
            name="guests"
            icon={IconUsers}
            value={guests}
            onChange={setGuests}
            max={accommodationLimits.capacity}
            allowEmpty
            placeholder={text.search.anyGuests}
          />
        </div>
      }
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
        value={selected}
        onChange={setSelected}
        options={toOptions(types, 'typeID', 'typeName')}
        placeholder={text.search.anyAccommodationType}
        chips={false}
      />
    </SearchForm>
  );
}

const professionsCall = 'GET /api/service_types_order';

/** Profession and settlement for the search of professionals (HOME-04). */
export function ProfessionalSearchForm() {
  const professions = useApi(professionsCall, {}).data?.data;
  const [profession, setProfession] = useState<TypeEntry | null>(null);
  const [settlement, setSettlement] = useState('');
  const suggest = async (typed: string, signal: AbortSignal) => {
    // The list may still be loading when the user types.
    const all = professions ?? (await api(professionsCall, { signal, isBackground: true })).data;
    return all.filter(({ typeName }) => findFolded(typeName, typed) !== -1);
  };
  const serviceType = profession ? String(profession.typeID) : '';
  return (
    <SearchForm path={paths.professionals} query={{ settlement, serviceType }} columns={2}>
      <Autocomplete
        label={text.search.serviceType}
        name="serviceType"
        value={profession}
        onChange={setProfession}
        load={suggest}
        getLabel={({ typeName }) => typeName}
        getKey={({ typeID }) => typeID}
        icon={IconTool}
        placeholder={text.search.serviceTypeExample}
      />
      <SettlementField
        value={settlement}
        onChange={setSettlement}
        placeholder={text.search.professionalSettlementExample}
      />
    </SearchForm>
  );
}
