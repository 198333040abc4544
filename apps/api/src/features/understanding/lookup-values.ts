import { toUnwanted } from '@piacter/contracts/core/fields';
import { listingKinds } from '@piacter/contracts/listings';
import { sortNames } from '@piacter/contracts/search/values';
import { kindParts } from '../kinds/index.ts';
import { type LookupRows, listEntries, type NamedList } from '../lookups/index.ts';

/** The ids of a parameter's choices by name, and back. */
export interface LookupValues {
  /** The value of a query for a name of the tables; throws for one that the lists do not have. */
  getValue: (parameter: string, name: string) => string;
  /** The name of a value; undefined where the parameter has no list. */
  findName: (parameter: string, value: string) => string | undefined;
}

/** The lists with the names of the ids of parameters, in every kind's search the same. */
const searchLists: Readonly<Record<string, NamedList>> = Object.assign(
  {},
  ...listingKinds.map((kind) => kindParts[kind].searchLists),
);

export function createLookupValues(rows: LookupRows): LookupValues {
  const lists = new Map([
    ...Object.entries(searchLists).flatMap(([parameter, list]) => {
      const entries = new Map(listEntries(rows, list).map(([id, name]) => [name, String(id)]));
      return [parameter, toUnwanted(parameter)].map((name) => [name, entries] as const);
    }),
    ['sort', new Map(Object.entries(sortNames).map(([value, name]) => [name, value]))] as const,
  ]);
  const names = new Map(
    [...lists].map(([parameter, list]) => [
      parameter,
      new Map([...list].map(([name, value]) => [value, name])),
    ]),
  );
  return {
    getValue(parameter, name) {
      const list = lists.get(parameter);
      if (!list) return name;
      const value = list.get(name);
      if (value === undefined) throw new Error(`No such entry of ${parameter}: ${name}`);
      return value;
    },
    findName: (parameter, value) => names.get(parameter)?.get(value),
  };
}
