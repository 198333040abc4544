import { withoutInapplicable } from '@piacter/contracts/core/fields';
import { createRecord, pick } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import type { AccommodationRequestDetail } from '@piacter/contracts/requests';
import { accommodationRequestFields } from '@piacter/contracts/requests/fields';
import { childrenFields, guestFields } from '@piacter/contracts/requests/values';
import { toAnswer, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import { toSelectedID } from '../../address/index.ts';

/** The form values of a new accommodation request: ids and flags as text, days as YYYY-MM-DD. */
export type AccommodationRequestValues = Record<(typeof guestFields)[number], number> & {
  countryID: string;
  regions: string[];
  startDate: string;
  endDate: string;
  mealPlanID: string;
  /** Forints. */
  budget: number | '';
  isAccessible: string;
  hasPets: string;
  petNumbers: number | '';
  petDescription: string;
  description: string;
};

export const newAccommodationRequest: AccommodationRequestValues = {
  countryID: String(hungaryID),
  regions: [],
  startDate: '',
  endDate: '',
  // own value: the most common number of guests
  adultPeople: 2,
  ...createRecord(childrenFields, () => 0),
  mealPlanID: '',
  budget: '',
  isAccessible: '',
  hasPets: '',
  petNumbers: '',
  petDescription: '',
  description: '',
};

/** The values of a request that is sent again; days that have passed are asked for anew. */
export const repeatedAccommodationRequest = (
  request: AccommodationRequestDetail,
  today: string,
): AccommodationRequestValues => ({
  ...pick(request, guestFields),
  countryID: String(request.countryID),
  regions: request.settlements,
  startDate: request.startDate < today ? '' : request.startDate,
  endDate: request.startDate < today ? '' : request.endDate,
  mealPlanID: String(request.mealPlanID),
  budget: request.budget ?? '',
  isAccessible: String(request.isAccessible),
  hasPets: String(request.hasPets),
  petNumbers: request.petNumbers ?? '',
  petDescription: request.petDescription ?? '',
  description: request.description,
});

/** The request body; the description of pets only where there are any. */
export const accommodationRequestBody = (
  values: AccommodationRequestValues,
): UncheckedBody<'POST /api/accommodation-requests'> =>
  withoutInapplicable(accommodationRequestFields, {
    ...values,
    countryID: toSelectedID(values.countryID),
    mealPlanID: toSelectedID(values.mealPlanID),
    budget: toNumber(values.budget),
    isAccessible: toAnswer(values.isAccessible),
    hasPets: toAnswer(values.hasPets),
    petNumbers: toNumber(values.petNumbers),
  });
