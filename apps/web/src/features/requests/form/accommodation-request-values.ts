import { createRecord } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { childrenFields } from '@piacter/contracts/requests/values';
import { type FieldErrors, toAnswer, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import { toSelectedID } from '../../address/index.ts';
import { getMissing } from './missing.ts';

type Children = (typeof childrenFields)[number];

/** A new accommodation request as the form holds it: ids and answers as text, days as YYYY-MM-DD. */
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
  // own value: most people travel in twos
  adultPeople: 2,
  ...createRecord(childrenFields, () => 0),
  mealPlanID: '',
  isAccessible: '',
  hasPets: '',
  petNumbers: '',
  petDescription: '',
  description: '',
};

/** Whether pets come along, and have to be told of. */
export const withPets = ({ hasPets }: AccommodationRequestValues): boolean => toAnswer(hasPets) === 1;

/** What the schema says only once everything else is right: pets that come have to be told of. */
export const getPetErrors = async (values: AccommodationRequestValues): Promise<FieldErrors> =>
  withPets(values) ? getMissing(values, ['petNumbers', 'petDescription']) : {};

/** The request for the server; of pets only where some come. */
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
