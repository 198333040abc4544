import {
  type AccommodationBody,
  accommodationFlags,
  accommodationNumbers,
  relationGroups,
} from '@piacter/contracts/accommodations';
import {
  addressChoices,
  type ColumnSpecs,
  columnNames,
  columnsAs,
  createListingFinder,
  lookupChoices,
  pick,
  toAddressColumns,
} from '../listings/index.ts';
import type { Choice } from '../lookups/index.ts';
import { groups, maskColumns } from './relation-groups.ts';

/** The columns that a host fills in beside the address. */
export const accommodationColumns = {
  accommodationName: 'value',
  ...columnsAs(['openMonthFrom', 'openDayFrom', 'openMonthTo', 'openDayTo'], 'value'),
  accommodationTypeID: { list: 'types_accommodation', isRequired: true },
  mealPlanID: { list: 'mealPlans', isRequired: true },
  ...columnsAs(accommodationNumbers, 'value'),
  ...columnsAs(accommodationFlags, 'flag'),
  description: 'value',
} as const satisfies ColumnSpecs<'accommodation'>;

const names = columnNames(accommodationColumns);

/** The fields of an accommodation whose ids have to be in a list. */
export const accommodationChoices = (body: AccommodationBody): Choice[] => [
  ...addressChoices(body),
  ...lookupChoices(accommodationColumns, body),
  ...relationGroups.map((group): Choice => [group, groups[group].list, body[group]]),
];

/** The stored columns of a body; null where a field does not apply. */
export const toAccommodationRecord = (body: AccommodationBody) => ({
  ...toAddressColumns(body),
  ...pick(body, names),
  petCostPerNight: body.petAllowed === 1 ? body.petCostPerNight : null,
});

/** One accommodation that the viewer may see, with everything that its page shows. */
export const findAccommodation = createListingFinder('accommodation', names, maskColumns);

export type AccommodationRow = NonNullable<Awaited<ReturnType<typeof findAccommodation>>>;
