import type { AccommodationRecord } from '@piacter/contracts/accommodations';
import {
  type AccommodationFlag,
  type AccommodationNumber,
  accommodationFlags,
  accommodationNumbers,
  type RelationGroup,
  relationGroups,
} from '@piacter/contracts/accommodations/values';
import { createRecord, toFlag, typedKeys } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { type Form, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { toAddressValues, toSelectedID } from '../../address/index.ts';
import { type ListingAddressValues, listingAddressBody, toPin } from '../../listings/form/index.ts';
import { toWeekValues, type WeekValues } from '../../timetables/index.ts';

/** The two ends of the opening period. */
export type PeriodEnd = 'From' | 'To';
type PeriodName = `openMonth${PeriodEnd}` | `openDay${PeriodEnd}`;

/** The default opening period. */
export const wholeYear = { from: { month: 1, day: 1 }, to: { month: 12, day: 31 } } as const;
const { from, to } = wholeYear;
const period = { openMonthFrom: from.month, openDayFrom: from.day, openMonthTo: to.month, openDayTo: to.day };
const periodNames = typedKeys(period);

/** Form values of an accommodation: ids, months and days as text. Prices are forints. */
export type AccommodationValues = ListingAddressValues &
  WeekValues &
  Record<AccommodationNumber, NumberFieldValue> &
  Record<AccommodationFlag, boolean> &
  Record<PeriodName, string> &
  /** Used while creating; those of a stored accommodation are toggled one by one on the server (HOST-10). */
  Record<RelationGroup, number[]> & {
    accommodationName: string;
    accommodationTypeID: string;
    mealPlanID: string;
    description: string;
  };

/** The form of a new or stored accommodation. */
export type AccommodationForm = Form<AccommodationValues>;

/** The form values of a stored accommodation and its week; null gives the defaults. */
export const accommodationValues = (
  stored: AccommodationRecord | null,
  week: WeekValues = toWeekValues(null),
): AccommodationValues => ({
  ...toAddressValues(stored ?? { countryID: hungaryID }),
  ...week,
  ...createRecord(accommodationNumbers, (name): NumberFieldValue => stored?.[name] ?? ''),
  ...createRecord(accommodationFlags, (name) => stored?.[name] === 1),
  ...createRecord(periodNames, (name) => String(stored?.[name] ?? period[name])),
  ...createRecord(relationGroups, (name) => [...(stored?.[name] ?? [])]),
  disableAddress: stored?.disableAddress === 1,
  pin: toPin(stored),
  accommodationName: stored?.accommodationName ?? '',
  accommodationTypeID: String(stored?.accommodationTypeID ?? ''),
  mealPlanID: String(stored?.mealPlanID ?? ''),
  description: stored?.description ?? '',
});

/**
 * The request body of an accommodation. An update leaves out the groups, so that the stored ones are kept.
 * A missing price is 0; the cost of a pet is sent only where pets are allowed.
 */
export function accommodationBody(
  values: AccommodationValues,
  mode: 'create' | 'edit',
): UncheckedBody<'POST /api/accommodations'> {
  return {
    ...listingAddressBody(values),
    ...createRecord(accommodationNumbers, (name) => toNumber(values[name])),
    ...createRecord(accommodationFlags, (name) => toFlag(values[name])),
    ...createRecord(periodNames, (name) => Number(values[name])),
    pricePerPerson: values.pricePerPerson || 0,
    petCostPerNight: values.petAllowed ? toNumber(values.petCostPerNight) : null,
    accommodationName: values.accommodationName,
    accommodationTypeID: toSelectedID(values.accommodationTypeID),
    mealPlanID: toSelectedID(values.mealPlanID),
    description: values.description,
    ...(mode === 'create' && createRecord(relationGroups, (name) => values[name])),
  };
}
