import { formatUnwanted } from '@piacter/contracts/core/field-words';
import { toUnwanted } from '@piacter/contracts/core/fields';
import { splitPlaces } from '@piacter/contracts/places/values';
import type { Values } from './filters.ts';

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
