import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useApi } from '../../lib/api/index.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { toOptions } from '../../ui/fields/select-field.tsx';
import { CountryField, SettlementField } from '../places/index.ts';
import styles from './search-form.module.css';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';
import { useChosenCountry } from './use-chosen-country.ts';

/** HOME-02: ad type, country and settlement, carried over to the property search. */
export function PropertyForm() {
  const adTypes = useApi('GET /api/types_ad', {}).data?.data ?? [];
  const [chosenAdType, setAdType] = useState<string>();
  const [countryID, setCountryID] = useChosenCountry();
  const [settlement, setSettlement] = useState('');
  const adType = chosenAdType ?? String(adTypes[0]?.typeID ?? '');
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
