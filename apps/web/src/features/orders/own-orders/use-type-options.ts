import type { AdvertiserRole } from '@piacter/contracts/core/values';
import {
  packageTypesOfListing,
  packageTypesOfRole,
  socialMediaTypes,
} from '@piacter/contracts/packages/rules';
import { packageTypes } from '@piacter/contracts/packages/values';
import { useApi } from '../../../lib/api/index.ts';
import type { Option } from '../../../ui/fields/select-field.tsx';
import { typeNames } from '../../packages/index.ts';
import { text } from './text.ts';

/** Sorts promotions first, then the packages of the user, then the others by number. */
const first: readonly number[] = [
  packageTypes.pro,
  packageTypes.kiemelt,
  packageTypes.offers,
  packageTypes.contactData,
  ...socialMediaTypes,
  packageTypes.physicalProduct,
];
const rank = (type: number) => (first.includes(type) ? first.indexOf(type) : first.length + type);

/**
 * The package types to filter by. A type without an effect in the software has no name but those of its packages, so
 * it is an option while one of them is on sale, and while it is selected.
 */
export function useTypeOptions(role: AdvertiserRole, selected: string): Option[] {
  const onSale = useApi('GET /api/service-packages', {}).data?.data ?? [];
  const getTypeName = (type: number) =>
    typeNames[type] ??
    onSale
      .filter(({ packageType }) => packageType === type)
      .map(({ packageName }) => packageName)
      .join(', ');
  return [...packageTypesOfListing, ...packageTypesOfRole[role]]
    .toSorted((a, b) => rank(a) - rank(b))
    .map((type) => ({ value: String(type), label: getTypeName(type) }))
    .map((option) =>
      option.label === '' && option.value === selected ? { ...option, label: text.otherType } : option,
    )
    .filter(({ label }) => label !== '');
}
