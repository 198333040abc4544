import type { AccommodationRecord } from '@piacter/contracts/accommodations';
import {
  type AccommodationFlag,
  type AccommodationNumber,
  accommodationFlags,
  accommodationNumbers,
  type RelationGroup,
  relationGroups,
} from '@piacter/contracts/accommodations/values';
import { keysOf, recordOf } from '@piacter/contracts/core/values';
import { type Form, toFlag, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { toAddressValues, toSelectedID } from '../../address/index.ts';
import { type ListingAddressValues, listingAddressBody } from '../../listings/form/index.ts';
import { toWeekValues, type WeekValues } from '../../timetables/index.ts';

/** The two ends of the opening period. */
export type PeriodEnd = 'From' | 'To';
type PeriodName = `openMonth${PeriodEnd}` | `openDay${PeriodEnd}`;

/** What a new accommodation is open for until its host says otherwise. */
export const wholeYear = { from: { month: 1, day: 1 }, to: { month: 12, day: 31 } } as const;
const { from, to } = wholeYear;
const period = { openMonthFrom: from.month, openDayFrom: from.day, openMonthTo: to.month, openDayTo: to.day };
const periodNames = keysOf(period);

/** An accommodation as the form holds it: ids, months and days as text. Prices are forints. */
export type AccommodationValues = ListingAddressValues &
  WeekValues &
  Record<AccommodationNumber, NumberFieldValue> &
  Record<AccommodationFlag, boolean> &
  Record<PeriodName, string> &
  /** Used while creating; of a stored accommodation they are toggled one by one on the server (HOST-10). */
  Record<RelationGroup, number[]> & {
    accommodationName: string;
    accommodationTypeID: string;
    mealPlanID: string;
    description: string;
  };

/** The form of an accommodation, whether it is created or changed. */
export type AccommodationForm = Form<AccommodationValues>;

/** A stored accommodation with its week as the form holds it; null gives a new one. */
export const accommodationValues = (
  stored: AccommodationRecord | null,
  week: WeekValues = toWeekValues(null),
): AccommodationValues => ({
  ...toAddressValues(stored),
  ...week,
  ...recordOf(accommodationNumbers, (name): NumberFieldValue => stored?.[name] ?? ''),
  ...recordOf(accommodationFlags, (name) => stored?.[name] === 1),
  ...recordOf(periodNames, (name) => String(stored?.[name] ?? period[name])),
  ...recordOf(relationGroups, (name) => [...(stored?.[name] ?? [])]),
  disableAddress: stored?.disableAddress === 1,
  accommodationName: stored?.accommodationName ?? '',
  accommodationTypeID: String(stored?.accommodationTypeID ?? ''),
  mealPlanID: String(stored?.mealPlanID ?? ''),
  description: stored?.description ?? '',
});

/**
 * The accommodation for the server. One that exists leaves its groups out, so that those stored stay.
 * Without a price it costs nothing; the cost of a pet goes along only where pets may come.
 */
export function accommodationBody(
  values: AccommodationValues,
  mode: 'create' | 'edit',
): UncheckedBody<'POST /api/accommodations'> {
  return {
    ...listingAddressBody(values),
    ...recordOf(accommodationNumbers, (name) => toNumber(values[name])),
    ...recordOf(accommodationFlags, (name) => toFlag(values[name])),
    ...recordOf(periodNames, (name) => Number(values[name])),
    pricePerPerson: values.pricePerPerson || 0,
    petCostPerNight: values.petAllowed ? toNumber(values.petCostPerNight) : null,
    accommodationName: values.accommodationName,
    accommodationTypeID: toSelectedID(values.accommodationTypeID),
    mealPlanID: toSelectedID(values.mealPlanID),
    description: values.description,
    ...(mode === 'create' && recordOf(relationGroups, (name) => values[name])),
  };
}
