import { useApi } from '../../../lib/api/index.ts';
import type { Option } from '../../../ui/fields/select-field.tsx';
import { typesOfListing } from '../place-order/index.ts';
import { text } from './text.ts';

/** Promotions first, then what a role buys for itself; the others by their number. */
const known = [4, 2, 7, 8, 10, 11, 6];
const rank = (type: number) => (known.includes(type) ? known.indexOf(type) : known.length + type);

/**
 * The package types to filter by. What a type without an effect in the software is called only its packages say,
 * so such a type is offered while one of them is on sale, and while it is the chosen one.
 */
export function useTypeOptions(ownTypes: readonly number[], chosen: string): Option[] {
  const onSale = useApi('GET /api/service-packages', {}).data?.data ?? [];
  const nameOf = (type: number) =>
    text.types[type] ??
    onSale
      .filter(({ packageType }) => packageType === type)
      .map(({ packageName }) => packageName)
      .join(', ');
  return [...typesOfListing, ...ownTypes]
    .sort((one, other) => rank(one) - rank(other))
    .map((type) => ({ value: String(type), label: nameOf(type) }))
    .map((option) =>
      option.label === '' && option.value === chosen ? { ...option, label: text.otherType } : option,
    )
    .filter(({ label }) => label !== '');
}
