import type { TypeEntry } from '@piacter/contracts/lookups';
import { paths } from '@piacter/contracts/site/paths';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useState } from 'react';
import { api, useApi } from '../../../lib/api/index.ts';
import { Autocomplete } from '../../../ui/fields/autocomplete.tsx';
import { findFolded } from '../../../ui/fields/highlight.tsx';
import { PlacesField } from '../../places/index.ts';
import { SearchForm } from '../../search/form/index.tsx';
import { text } from './text.ts';

const professionsCall = 'GET /api/service_types_order';

/** Profession and settlement for the search of professionals (HOME-04). */
export function ServiceSearchForm() {
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
        label={text.profession}
        name="serviceType"
        value={profession}
        onChange={setProfession}
        load={suggest}
        getLabel={({ typeName }) => typeName}
        getKey={({ typeID }) => typeID}
        icon={IconTool}
        placeholder={text.professionExample}
      />
      <PlacesField value={settlement} onChange={setSettlement} placeholder={text.settlementExample} />
    </SearchForm>
  );
}
