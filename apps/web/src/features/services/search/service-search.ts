import { openingNames, professionsField } from '@piacter/contracts/services/search-fields';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import {
  areaFilter,
  createListingSorting,
  describeSearch,
  type FilterOptions,
  keywordFilter,
  suggestProfessions,
  wishFilter,
} from '../../search/index.ts';
import { text } from './text.ts';

function useServiceOptions(): FilterOptions {
  const professions = useApi('GET /api/service_types_order', {}).data;
  const countries = useApi('GET /api/countries', {}).data;
  return {
    serviceType: professions && toOptions(professions.data, 'typeID', 'typeName'),
    open: Object.entries(openingNames).map(([value, label]) => ({ value, label })),
    countryID: countries && toOptions(countries.data, 'countryID', 'countryName'),
  };
}

/** The public search of professionals (SPR-01), with the country, which limits the settlements. */
export const serviceSearch = describeSearch({
  call: 'GET /api/search-professionals',
  useOptions: useServiceOptions,
  sorting: createListingSorting('service'),
  filters: [
    areaFilter,
    {
      kind: 'select',
      name: 'serviceType',
      label: professionsField.label,
      variant: 'autocomplete',
      placeholder: text.serviceTypeExample,
      suggest: suggestProfessions,
    },
    {
      kind: 'settlement',
      name: 'settlement',
      label: text.settlement,
      country: 'countryID',
      radius: 'radius',
    },
    {
      kind: 'region',
      name: 'region',
      label: text.region,
      country: 'countryID',
    },
    { kind: 'select', name: 'open', label: text.open, variant: 'dropdown', placeholder: text.anyTime },
    { ...keywordFilter, placeholder: text.keywordExample },
    {
      kind: 'select',
      name: 'countryID',
      label: text.country,
      variant: 'dropdown',
      clears: ['settlement', 'region'],
    },
    wishFilter,
  ],
});
