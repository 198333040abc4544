import { serviceFields } from '@piacter/contracts/services/fields';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { Chip } from '../../../ui/chip.tsx';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { ProfessionSelect } from '../../search/profession-select/index.tsx';
import { serviceFormText as text } from '../text.ts';
import styles from './service-form.module.css';

/** The professions of a service, collected or saved one by one (PRO-06). */
export type ServiceTypes = {
  selected: readonly number[];
  add: (typeID: number) => Promise<void>;
  remove: (typeID: number) => Promise<void>;
};

/** Adds a selected profession as a chip and clears the field. */
function useAdding({ selected, add }: ServiceTypes) {
  const [picked, setPicked] = useState('');
  useEffect(() => {
    // The changed value clears the field.
    if (picked !== '') setPicked('');
  }, [picked]);
  const pick = (value: string) => {
    setPicked(value);
    if (value === '') return;
    const typeID = Number(value);
    void (selected.includes(typeID) ? alert(text.types.twice) : add(typeID));
  };
  return { picked, pick };
}

/** Professions: an autocomplete and removable chips. */
export function ServiceTypesField({ types, error }: { types: ServiceTypes; error?: ReactNode }) {
  const professions = useApi('GET /api/service_types_order', {}).data?.data ?? [];
  const { picked, pick } = useAdding(types);
  const getTypeName = (typeID: number) =>
    professions.find((profession) => profession.typeID === typeID)?.typeName ?? '';
  return (
    <>
      <ProfessionSelect
        label={serviceFields.selectedServiceTypes.label}
        name="selectedServiceTypes"
        required
        hint={text.types.hint}
        placeholder={text.types.example}
        error={error}
        value={picked}
        onChange={pick}
        options={toOptions(professions, 'typeID', 'typeName')}
      />
      {types.selected.length > 0 && (
        <ul className={styles.chips} aria-label={text.types.selected}>
          {types.selected.map((typeID) => (
            <li key={typeID}>
              <Chip
                label={getTypeName(typeID)}
                purpose={text.types.remove}
                onRemove={() => void types.remove(typeID)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
