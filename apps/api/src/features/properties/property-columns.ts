import {
  type DependentNumber,
  dependentNumbers,
  type PropertyBody,
  propertyFlags,
  propertyLookups,
  propertyNumbers,
  swapAdTypes,
} from '@piacter/contracts/properties';
import {
  addressChoices,
  type ColumnSpecs,
  columnNames,
  columnsAs,
  createListingFinder,
  lookupChoices,
  lookupColumns,
  pick,
  toAddressColumns,
} from '../listings/index.ts';
import type { Choice } from '../lookups/index.ts';

/** The columns that an owner fills in beside the address. */
export const propertyColumns = {
  adType: { list: 'types_ad', isRequired: true },
  advertiserType: 'value',
  ...columnsAs(propertyNumbers, 'value'),
  ...columnsAs(propertyFlags, 'optionalFlag'),
  ...lookupColumns(propertyLookups),
  description: 'value',
  exchangeDesc: 'value',
} as const satisfies ColumnSpecs<'property'>;

const names = columnNames(propertyColumns);

/** The fields of a property whose ids have to be in a list. */
export const propertyChoices = (body: PropertyBody): Choice[] => [
  ...addressChoices(body),
  ...lookupChoices(propertyColumns, body),
  ['specialLocations', 'locations', body.specialLocations],
];

/** The stored columns of a body; null where a field does not apply. */
export function toPropertyRecord(body: PropertyBody) {
  const record = { ...toAddressColumns(body), ...pick(body, names) };
  for (const name of Object.keys(dependentNumbers) as DependentNumber[])
    if (body[dependentNumbers[name]] !== 1) record[name] = null;
  return { ...record, exchangeDesc: swapAdTypes.has(body.adType) ? body.exchangeDesc : null };
}

/** One property that the viewer may see, with everything that its page shows. */
export const findProperty = createListingFinder('property', names, ['specialMask']);

export type PropertyRow = NonNullable<Awaited<ReturnType<typeof findProperty>>>;
