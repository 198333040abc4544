import { formatUnwanted } from '@piacter/contracts/core/field-words';
import { toUnwanted } from '@piacter/contracts/core/fields';
import { startingAt } from '@piacter/contracts/core/hungarian';
import { searchTextLimit } from '@piacter/contracts/core/values';
import { type ListingKind, type ListingSort, listingSorts } from '@piacter/contracts/listings/values';
import { splitPlaces } from '@piacter/contracts/places/values';
import { formatAreaFilter, formatKeyword, sortNames } from '@piacter/contracts/search/values';
import { formatThousands } from '../../lib/format.ts';
import type { Option } from '../../ui/fields/select-field.tsx';
import type { Values } from './filters.ts';
import { text } from './text.ts';

/** The words of a free text that became no filter, in the searches of every kind of listing. */
export const wishFilter = {
  kind: 'chip',
  names: ['wish'],
  label: text.wish,
  format: ({ wish = '' }: Values) => formatKeyword(wish),
} as const;

/** Entries of the list of another filter that are not wanted: 'Nem panel'. */
export const unwantedEntries = <Name extends string>({ name, label }: { name: Name; label: string }) => {
  const param = toUnwanted(name);
  return {
    kind: 'chip',
    names: [param],
    label,
    isDetail: true,
    format: (values: Values, getName: (list: string, id: string) => string | undefined) =>
      formatUnwanted(
        label,
        (values[param] ?? '').split(',').map((id) => getName(name, id)),
      ),
  } as const;
};

/** Places that are not wanted: 'Nem Budapest'. */
export const unwantedPlaces = {
  kind: 'chip',
  names: ['notSettlement'],
  label: '',
  format: ({ notSettlement = '' }: Values) => formatUnwanted('', splitPlaces(notSettlement)),
} as const;

/** The words searched in the texts of listings (FIND-04), in the searches of every kind. */
export const keywordFilter = {
  kind: 'text',
  name: 'keyword',
  label: text.keyword,
  maxLength: searchTextLimit,
  format: formatKeyword,
} as const;

/** The area drawn on the map, 'lat,lon;lat,lon;…' in the address, in the searches of every kind of listing (MAP-03). */
export const areaFilter = {
  kind: 'chip',
  names: ['area'],
  label: text.area,
  format: ({ area = '' }: Values) => formatAreaFilter(area),
} as const;

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

type End = number | undefined;

/** A price range in whole forints, below the fields. Thousands of forints. */
export const spellPriceRange = (from: End, to: End): string => {
  if (from !== undefined && to !== undefined) return `${formatThousands(from)} – ${formatThousands(to)}`;
  return from === undefined ? `${formatThousands(to)}-ig` : startingAt(formatThousands(from));
};
