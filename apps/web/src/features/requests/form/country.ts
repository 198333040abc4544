import { toOptions } from '../../../ui/fields/select-field.tsx';
import { select } from '../../../ui/form/field-kinds.tsx';
import { useCountries } from '../../places/index.ts';

/** A choice of a country. */
export const country = select({ useOptions: () => toOptions(useCountries(), 'countryID', 'countryName') });
