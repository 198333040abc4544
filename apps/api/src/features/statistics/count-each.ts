import { fromEntries } from '@piacter/contracts/core';

/** Counts at the same time what belongs to each name. */
export const countEach = async <const Name extends string, Count>(
  names: readonly Name[],
  count: (name: Name) => Promise<Count>,
) => fromEntries(await Promise.all(names.map(async (name) => [name, await count(name)] as const)));
