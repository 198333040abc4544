import { accommodationFields, stayField } from '@piacter/contracts/accommodations/fields';
import { nightsBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { paths } from '@piacter/contracts/site/paths';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import type { DateRange } from '../../../ui/fields/date-range.ts';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { NumberField, type NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { CountryField, PlacesField, useSelectedCountry } from '../../places/index.ts';
import { SearchForm } from '../../search/form/index.ts';
import styles from './home.module.css';
import { text } from './text.ts';

const { accommodationTypeID, capacity, minimumStay } = accommodationFields;

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
            label={stayField.label}
            value={days}
            onChange={setDays}
            describe={({ from, to }) => formatAsked(minimumStay.asked, nightsBetween(from, to))}
          />
          <NumberField
            label={capacity.asked.label}
            name="guests"
            icon={IconUsers}
            value={guests}
            onChange={setGuests}
            max={capacity.max}
            allowEmpty
            placeholder={text.anyGuests}
          />
        </div>
      }
    >
      <CountryField value={countryID} onChange={setCountryID} />
      <PlacesField
        value={settlement}
        onChange={setSettlement}
        countryID={countryID}
        placeholder={text.settlementExample}
      />
      <MultiSelect
        label={accommodationTypeID.label}
        value={selected}
        onChange={setSelected}
        options={toOptions(types, 'typeID', 'typeName')}
        placeholder={text.anyType}
        chips={false}
      />
    </SearchForm>
  );
}
