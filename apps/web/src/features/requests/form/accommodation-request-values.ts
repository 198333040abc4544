import { createRecord } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { childrenFields } from '@piacter/contracts/requests/values';
import { type FieldErrors, toAnswer, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import { toSelectedID } from '../../address/index.ts';
import { getMissing } from './missing.ts';

type Children = (typeof childrenFields)[number];

/** The form values of a new accommodation request: ids and flags as text, days as YYYY-MM-DD. */
export type AccommodationRequestValues = Record<Children, number> & {
  countryID: string;
  regions: string[];
  startDate: string;
  endDate: string;
  adultPeople: number;
  mealPlanID: string;
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
  isAccessible: '',
  hasPets: '',
  petNumbers: '',
  petDescription: '',
  description: '',
};

/** Whether the guests bring pets, which then have to be described. */
export const withPets = ({ hasPets }: AccommodationRequestValues): boolean => toAnswer(hasPets) === 1;

/** A rule that the schema checks only once all fields are valid: pets have to be described. */
export const getPetErrors = async (values: AccommodationRequestValues): Promise<FieldErrors> =>
  withPets(values) ? getMissing(values, ['petNumbers', 'petDescription']) : {};

/** The request body; the description of pets only where there are any. */
export const accommodationRequestBody = (
  values: AccommodationRequestValues,
): UncheckedBody<'POST /api/accommodation-requests'> => ({
  countryID: toSelectedID(values.countryID),
  regions: values.regions,
  startDate: values.startDate,
  endDate: values.endDate,
  adultPeople: values.adultPeople,
  ...createRecord(childrenFields, (name) => values[name]),
  mealPlanID: toSelectedID(values.mealPlanID),
  isAccessible: toAnswer(values.isAccessible),
  hasPets: toAnswer(values.hasPets),
  petNumbers: withPets(values) ? toNumber(values.petNumbers) : null,
  petDescription: withPets(values) ? values.petDescription : null,
  description: values.description,
});
