import type { AccommodationRecord } from '@piacter/contracts/accommodations';
import {
  type AccommodationFlag,
  type AccommodationNumber,
  accommodationFields,
  accommodationFlags,
  accommodationHours,
  accommodationLookups,
  accommodationNumbers,
  type RelationGroup,
  relationGroups,
} from '@piacter/contracts/accommodations/fields';
import { isApplicable } from '@piacter/contracts/core/fields';
import { createRecord, toFlag, typedKeys } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { requireAboveZero } from '../../../lib/amounts/index.ts';
import { type FieldErrors, type Form, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { getAddressErrors, toAddressValues, toSelectedID } from '../../address/index.ts';
import { type ListingAddressValues, listingAddressBody, toPin } from '../../listings/form/index.ts';
import { getWeekErrors, toWeekBody, toWeekValues, type WeekValues } from '../../timetables/index.tsx';
import { accommodationFormText as text } from '../text.ts';

/** Without these nobody can book; the documented calls take an accommodation all the same. */
export const aboveZero = ['capacity', 'pricePerPerson'] as const satisfies AccommodationNumber[];

/** What no group could meet: it has to be larger than the house. The documented calls take it all the same. */
function getPartyErrors({ minimumPerson, capacity }: AccommodationValues): FieldErrors {
  if (minimumPerson === '' || capacity === '' || capacity === 0 || minimumPerson <= capacity) return {};
  return { minimumPerson: text.tooManyPersons(capacity) };
}

/** A fault that the schema finds only once everything else is right. */
async function getArrivalErrors(values: AccommodationValues): Promise<FieldErrors> {
  const { findArrivalFault } = await import('@piacter/contracts/accommodations');
  const arrivalTo = findArrivalFault(values);
  return arrivalTo === undefined ? {} : { arrivalTo };
}

/** The errors beyond the schema's. */
export const getAccommodationErrors = async (
  values: AccommodationValues,
  stored?: AccommodationValues,
): Promise<FieldErrors> => ({
  ...(await getWeekErrors(values)),
  ...(await getArrivalErrors(values)),
  ...getPartyErrors(values),
  ...getAddressErrors(values),
  ...requireAboveZero(values, aboveZero, stored),
});

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
  Record<PeriodName | (typeof accommodationLookups)[number] | (typeof accommodationHours)[number], string> &
  /** Used while creating; those of a stored accommodation are toggled one by one on the server (HOST-10). */
  Record<RelationGroup, number[]> & {
    accommodationName: string;
    ntakNumber: string;
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
  ...createRecord(accommodationLookups, (name) => String(stored?.[name] ?? '')),
  ...createRecord(relationGroups, (name) => [...(stored?.[name] ?? [])]),
  disableAddress: stored?.disableAddress === 1,
  pin: toPin(stored),
  ...createRecord(accommodationHours, (name) => stored?.[name] ?? ''),
  accommodationName: stored?.accommodationName ?? '',
  ntakNumber: stored?.ntakNumber ?? '',
  description: stored?.description ?? '',
});

/**
 * The request body of an accommodation. An update leaves out the groups, so that the stored ones are kept.
 * A missing price is 0; a number that does not apply is sent as null.
 */
export function accommodationBody(
  values: AccommodationValues,
  mode: 'create' | 'edit',
): UncheckedBody<'POST /api/accommodations'> {
  return {
    ...listingAddressBody(values),
    ...toWeekBody(values, mode),
    ...createRecord(accommodationNumbers, (name) =>
      isApplicable(accommodationFields[name], values) ? toNumber(values[name]) : null,
    ),
    ...createRecord(accommodationFlags, (name) => toFlag(values[name])),
    ...createRecord(accommodationLookups, (name) => toSelectedID(values[name])),
    ...createRecord(periodNames, (name) => Number(values[name])),
    pricePerPerson: values.pricePerPerson || 0,
    ...createRecord(accommodationHours, (name) => values[name]),
    accommodationName: values.accommodationName,
    ntakNumber: Number(values.countryID) === hungaryID ? values.ntakNumber : '',
    description: values.description,
    ...(mode === 'create' && createRecord(relationGroups, (name) => values[name])),
  };
}
