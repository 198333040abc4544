import type { TypeEntry } from '@piacter/contracts/lookups';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { api, useApi } from '../../lib/api/index.ts';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import { SettlementField } from '../places/index.ts';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';

const call = 'GET /api/service_types_order';

/** HOME-04: profession and settlement, carried over to the search of professionals. */
export function ProfessionalForm() {
  const professions = useApi(call, {}).data?.data;
  const [profession, setProfession] = useState<TypeEntry | null>(null);
  const [settlement, setSettlement] = useState('');
  const suggest = async (typed: string, signal: AbortSignal) => {
    // Somebody may type faster than the list arrives.
    const all = professions ?? (await api(call, { signal, isBackground: true })).data;
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
        labelOf={({ typeName }) => typeName}
        keyOf={({ typeID }) => typeID}
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
