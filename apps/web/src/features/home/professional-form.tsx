import type { TypeEntry } from '@piacter/contracts/lookups';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useApi } from '../../lib/api/index.ts';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { findFolded } from '../../ui/fields/highlight.tsx';
import { SettlementField } from '../places/index.ts';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';

/** HOME-04: profession and settlement, carried over to the search of professionals. */
export function ProfessionalForm() {
  const professions = useApi('GET /api/service_types_order', {}).data?.data ?? [];
  const [profession, setProfession] = useState<TypeEntry | null>(null);
  const [settlement, setSettlement] = useState('');
  const serviceType = profession ? String(profession.typeID) : '';
  return (
    <SearchForm path={paths.professionals} query={{ settlement, serviceType }} columns={2}>
      <Autocomplete
        label={text.search.serviceType}
        name="serviceType"
        value={profession}
        onChange={setProfession}
        load={(typed) => professions.filter(({ typeName }) => findFolded(typeName, typed) !== -1)}
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
