import type { AccommodationChanges } from '@piacter/contracts/accommodations';
import {
  accommodationFields,
  accommodationFlags,
  accommodationHours,
  accommodationLookups,
  accommodationNumbers,
  relationGroups,
} from '@piacter/contracts/accommodations/fields';
import { withoutInapplicable } from '@piacter/contracts/core/fields';
import { pick } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import {
  addressChoices,
  addressFields,
  type ColumnSpecs,
  columnNames,
  columnsAs,
  lookupChoices,
  type WrittenRow,
} from '../listings/rows/index.ts';
import type { Choice } from '../lookups/index.ts';

/** The columns that a host fills in beside the address. */
export const accommodationColumns = {
  accommodationName: 'value',
  ...columnsAs(['openMonthFrom', 'openDayFrom', 'openMonthTo', 'openDayTo'], 'value'),
  ...pick(accommodationFields, accommodationLookups),
  ...columnsAs(accommodationNumbers, 'value'),
  ...columnsAs(accommodationFlags, 'flag'),
  ...columnsAs(['ntakNumber', ...accommodationHours], 'value'),
  description: 'value',
} as const satisfies ColumnSpecs<'accommodation'>;

const names = columnNames(accommodationColumns);

/** What the host fills in, as it is stored. */
export const writtenColumns = [...addressFields, ...names];
export type WrittenAccommodation = WrittenRow<'accommodation', keyof typeof accommodationColumns>;

/** The fields of an accommodation whose ids have to be in a list. */
export const accommodationChoices = (body: AccommodationChanges): Choice[] => [
  ...addressChoices(body),
  ...lookupChoices(accommodationColumns, body),
  ...relationGroups.map((group): Choice => [group, accommodationFields[group].list, body[group]]),
];

/** The columns to store; null where a field does not apply. */
export const toAccommodationRecord = (given: WrittenAccommodation): WrittenAccommodation =>
  withoutInapplicable(accommodationFields, {
    ...pick(given, writtenColumns),
    // The register has Hungarian ones alone.
    ntakNumber: given.countryID === hungaryID ? given.ntakNumber : null,
  });
