import { childAges } from '@piacter/contracts/core/hungarian';
import { childGroups, createRecord } from '@piacter/contracts/core/values';
import type { ChildGroup } from '@piacter/contracts/stays/values';

/** Hungarian texts of who stays. */
export const text = {
  groups: {
    adults: 'Felnőttek',
    ...createRecord(childGroups, (group) => `${childAges[group]}ek`),
    pets: 'Kisállatok',
  } satisfies Record<'adults' | 'pets' | ChildGroup, string>,
  more: 'Gyerekek, kisállatok',
} as const;
