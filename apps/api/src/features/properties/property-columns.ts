import { withoutInapplicable } from '@piacter/contracts/core/fields';
import { pick } from '@piacter/contracts/core/values';
import type { PropertyChanges } from '@piacter/contracts/properties';
import {
  propertyFields,
  propertyFlags,
  propertyLookups,
  propertyNumbers,
} from '@piacter/contracts/properties/fields';
import {
  addressChoices,
  addressFields,
  type ColumnSpecs,
  columnNames,
  columnsAs,
  lookupChoices,
  lookupColumns,
  type WrittenRow,
} from '../listings/rows/index.ts';
import type { Choice } from '../lookups/index.ts';

/** The columns that an owner fills in beside the address. */
export const propertyColumns = {
  adType: { list: 'types_ad', isRequired: true },
  advertiserType: 'value',
  ...columnsAs(propertyNumbers, 'value'),
  ...columnsAs(propertyFlags, 'optionalFlag'),
  ...lookupColumns(propertyLookups),
  energyCertificate: 'value',
  description: 'value',
  exchangeDesc: 'value',
} as const satisfies ColumnSpecs<'property'>;

const names = columnNames(propertyColumns);

/** What the owner fills in, as it is stored. */
export const writtenColumns = [...addressFields, ...names];
export type WrittenProperty = WrittenRow<'property', keyof typeof propertyColumns>;

/** The fields of a property whose ids have to be in a list. */
export const propertyChoices = (body: PropertyChanges): Choice[] => [
  ...addressChoices(body),
  ...lookupChoices(propertyColumns, body),
  ['specialLocations', 'locations', body.specialLocations],
];

/** The columns to store; null where a field does not apply. */
export const toPropertyRecord = (given: WrittenProperty): WrittenProperty =>
  withoutInapplicable(propertyFields, pick(given, writtenColumns));
