import type { Role } from '@piacter/contracts/core/values';
import type { Database } from '@piacter/db';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import type { SeededTable } from './bench-database.ts';

/** A URL of a mix. */
export interface Address {
  /** The row of the report that its figures belong to. */
  kind: string;
  path: string;
  /** The role of the signed-in caller; absent for a visitor. */
  role?: Role;
  /** The encodings that the client takes; none by default. */
  encodings?: string;
  /** With another query each time, so that its page is not kept. */
  isFresh?: boolean;
}

/** The addresses of a measurement, with what has to be in the database. */
export interface Mix {
  name: string;
  tables: readonly SeededTable[];
  /** Measured beside the bare server. */
  isCompared?: boolean;
  /** Its addresses are pages, which are compared with the calls that they are made from. */
  hasCalls?: boolean;
  /** The same addresses for the same numbers. */
  addresses: (db: Database, seeded: Seeded) => Promise<Address[]>;
}

/** How many addresses of each kind a pass has, and how their paths are made. */
type Kinds = Record<string, readonly [count: number, makePath: () => string]>;

export const toAddresses = (kinds: Kinds, client: Pick<Address, 'role' | 'encodings'> = {}): Address[] =>
  Object.entries(kinds).flatMap(([kind, [length, makePath]]) =>
    Array.from({ length }, () => ({ kind, path: makePath(), ...client })),
  );

export type Filters = Record<string, string | number | undefined>;

/** The parameters that are set. */
export const toParameters = (filters: Filters): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();

export const query = (path: string, filters: Filters) => `${path}?${toParameters(filters)}`;
