import { accommodationFields, stayField, usualParty } from '@piacter/contracts/accommodations/fields';
import { daysBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { paths } from '@piacter/contracts/site/paths';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import type { DateRange } from '../../../ui/fields/date-range-dialog.tsx';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { CountryField, PlacesField, useSelectedCountry } from '../../places/index.ts';
import { SearchForm } from '../../search/form/index.tsx';
import styles from './home.module.css';
import { text } from './text.ts';

const { accommodationTypeID, minimumStay } = accommodationFields;

// What it opens is loaded with it, behind the rest of the page.
const PeopleField = lazy(() => import('./people-field.tsx').then((m) => ({ default: m.PeopleField })));

/** Days, guests, country, settlement and any number of types for the accommodation search (HOME-03). */
export function AccommodationSearchForm() {
  const types = useApi('GET /api/accommodation_types', {}).data?.data ?? [];
  const [selected, setSelected] = useState<string[]>([]);
  const [countryID, setCountryID] = useSelectedCountry();
  const [settlement, setSettlement] = useState('');
  const [days, setDays] = useState<DateRange>({ from: '', to: '' });
  const [people, setPeople] = useState<Readonly<Record<string, string>>>({});
  const change = (range: DateRange) => {
    const isWhole = range.from !== '' && range.to !== '';
    if (!isWhole && range.from + range.to !== '') return;
    setDays(range);
    if (isWhole && Object.keys(people).length === 0) setPeople(usualParty);
  };
  return (
    <SearchForm
      path={paths.accommodations}
      query={{
        arrival: days.from,
        departure: days.to,
        ...people,
        countryID,
        settlement,
        accommodationType: selected.join(','),
      }}
      columns={3}
      above={
        <div className={styles.stay}>
          <DateRangeField
            label={stayField.label}
            value={days}
            onChange={change}
            describe={({ from, to }) => formatAsked(minimumStay.asked, daysBetween(from, to))}
          />
          <Suspense fallback={<div className={styles.waiting} />}>
            <PeopleField people={people} onChange={setPeople} />
          </Suspense>
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
