import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import type { FieldErrors } from '../../../lib/form/index.ts';
import { getWeekErrors } from '../../timetables/index.ts';
import type { AccommodationValues } from './accommodation-values.ts';
import { text } from './text.ts';

/** What no group could meet: it has to be larger than the house. The documented calls take it all the same. */
function getPartyErrors({ minimumPerson, capacity }: AccommodationValues): FieldErrors {
  if (minimumPerson === '' || capacity === '' || capacity === 0 || minimumPerson <= capacity) return {};
  return { minimumPerson: text.tooManyPersons(accommodationFields.capacity.label, capacity) };
}

/** The errors beyond the schema's. */
export const getAccommodationErrors = async (values: AccommodationValues): Promise<FieldErrors> => ({
  ...(await getWeekErrors(values)),
  ...getPartyErrors(values),
});
