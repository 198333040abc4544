import type { Role } from '@piacter/contracts/core/values';
import type { Database } from '@piacter/db';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import type { SeededTable } from './bench-database.ts';

/** A URL of a mix. */
export interface Address {
  /** The row of the report that its duration belongs to. */
  kind: string;
  path: string;
  /** The role of the signed-in caller; absent for a visitor. */
  role?: Role;
  /** The encodings that the client takes; none by default. */
  encodings?: string;
  /** With another query each time, so that its page is not kept. */
  isFresh?: boolean;
}

/** The addresses of a comparison, with what has to be in the database. */
export interface Mix {
  name: string;
  kinds: readonly string[];
  tables: readonly SeededTable[];
  /** Without a bare server for comparison: cost and durations are reported by kind. */
  isAlone?: boolean;
  /** Its addresses are pages, which are compared with the calls that they are made from. */
  hasCalls?: boolean;
  /** Searches with few results are answered with similar ones: they are left out of a comparison. */
  hasSuggestions?: boolean;
  /** Seeded addresses, different ones for each variant. */
  addresses: (db: Database, variant: number) => Promise<Address[]>;
}

export type Filters = Record<string, string | number>;

export const query = (path: string, filters: Filters) =>
  `${path}?${new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  )}`;

const addressesInAll = 600;

/** So many addresses of each kind as its percentage says, shuffled. */
export function fillMix<Kind extends string>(
  shares: Record<Kind, number>,
  make: (kind: Kind) => Address,
  { below }: Seeded,
): Address[] {
  const addresses = (Object.keys(shares) as Kind[]).flatMap((kind) =>
    Array.from({ length: (addressesInAll * shares[kind]) / 100 }, () => make(kind)),
  );
  for (let last = addresses.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [addresses[last], addresses[other]] = [addresses[other] as Address, addresses[last] as Address];
  }
  return addresses;
}
