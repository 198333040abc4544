import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './purchases.module.css';
import type { PurchasesKind } from './purchases-kinds.ts';
import { text } from './text.ts';
import type { usePurchaseFilters } from './use-purchase-filters.ts';
import { useTypeOptions } from './use-type-options.ts';

type State = ReturnType<typeof usePurchaseFilters>;
type Props = { of: PurchasesKind; state: State };

/** Milliseconds after the last key until the name is searched for. */
const typingDelay = 400;

function NameFilter({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(value);
  // Back and 'Szűrők törlése' change the address by themselves.
  useEffect(() => setTyped(value), [value]);
  const apply = useEffectEvent(() => onChange(typed));
  const isNew = typed.trim() !== value.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key begins the pause anew
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(apply, typingDelay);
    return () => clearTimeout(timer);
  }, [typed, isNew]);
  return (
    <TextField
      label={text.accommodationName}
      type="search"
      icon={IconSearch}
      placeholder={text.accommodationExample}
      maxLength={120}
      value={typed}
      onChange={setTyped}
    />
  );
}

function TypeFilter({ of, state }: Props) {
  const { packageType } = state.filters;
  return (
    <SelectField
      label={text.packageType}
      placeholder={text.everyType}
      options={useTypeOptions(of.ownTypes, packageType)}
      value={packageType}
      onChange={(chosen) => state.change({ packageType: chosen })}
    />
  );
}

const orders = [
  { value: 'DESC', label: text.newestFirst },
  { value: 'ASC', label: text.oldestFirst },
];

/** The filter of the role's list and its order (OWN-20, HOST-12, WID-10). */
export function PurchaseFiltersBar({ of, state }: Props) {
  const { filters, isFiltered, change } = state;
  return (
    <section className={styles.filters} aria-label={text.filters}>
      {of.filter === 'packageType' ? (
        <TypeFilter of={of} state={state} />
      ) : (
        <NameFilter
          value={filters.accommodationName}
          onChange={(accommodationName) => change({ accommodationName })}
        />
      )}
      <SelectField
        label={text.order}
        options={orders}
        value={filters.order}
        onChange={(order) => change({ order: order === 'ASC' ? 'ASC' : 'DESC' })}
      />
      {isFiltered && (
        <Button variant="plain" onClick={() => change({ packageType: '', accommodationName: '' })}>
          {text.clear}
        </Button>
      )}
    </section>
  );
}
