import { propertyFields } from '@piacter/contracts/properties/fields';
import { paths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { CountryField, PlacesField, useSelectedCountry } from '../../places/index.ts';
import { SearchForm } from '../../search/form/index.tsx';
import styles from './home.module.css';

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
          label={propertyFields.adType.label}
          hideLabel
          name="adType"
          value={adType}
          onChange={setAdType}
          options={toOptions(adTypes, 'typeID', 'typeName')}
        />
      }
    >
      <CountryField value={countryID} onChange={setCountryID} />
      <PlacesField value={settlement} onChange={setSettlement} countryID={countryID} />
    </SearchForm>
  );
}
