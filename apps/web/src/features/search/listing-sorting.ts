import { type ListingKind, type ListingSort, listingSorts } from '@piacter/contracts/listings/values';
import { sortNames } from '@piacter/contracts/search/values';
import type { Option } from '../../ui/fields/select-field.tsx';
import { text } from './text.ts';

const toOption = (value: ListingSort): Option => ({ value, label: sortNames[value] });

/** The orders of the public search of a kind, the default first (FIND-11). */
export const createListingSorting = (kind: ListingKind) => {
  const [first, ...others] = listingSorts[kind];
  return {
    name: 'sort',
    label: text.order,
    options: [toOption(first), ...others.map(toOption)],
  } as const satisfies { options: readonly [Option, ...Option[]]; name: string; label: string };
};
