import { withoutInapplicable } from '@piacter/contracts/core/fields';
import { createRecord } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import type { PropertyDetail } from '@piacter/contracts/properties';
import {
  type PropertyFlag,
  type PropertyLookup,
  type PropertyNumber,
  propertyFields,
  propertyFlags,
  propertyLookupNames,
  propertyNumbers,
} from '@piacter/contracts/properties/fields';
import { advertiserTypes } from '@piacter/contracts/properties/values';
import { type Form, toAnswer, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { toAddressValues, toSelectedID } from '../../address/index.ts';
import { type ListingAddressValues, listingAddressBody, toPin } from '../../listings/form/index.ts';

/** Form values of an ad: ids and flags as text, '' for none. Prices are thousands of forints. */
export type PropertyValues = ListingAddressValues &
  Record<PropertyNumber, NumberFieldValue> &
  Record<PropertyFlag | PropertyLookup, string> & {
    adType: string;
    advertiserType: string;
    /** Used while creating; those of a stored ad are toggled one by one on the server (OWN-15). */
    specialLocations: number[];
    energyCertificate: string;
    description: string;
    exchangeDesc: string;
  };

/** The form of a new or stored ad. */
export type PropertyForm = Form<PropertyValues>;

/** The form values of a stored ad; null gives an empty form. */
export const propertyValues = (stored: PropertyDetail | null): PropertyValues => ({
  ...toAddressValues(stored ?? { countryID: hungaryID }),
  ...createRecord(propertyNumbers, (name): NumberFieldValue => stored?.[name] ?? ''),
  ...createRecord(propertyFlags, (name) => String(stored?.[name] ?? '')),
  ...createRecord(propertyLookupNames, (name) => String(stored?.[name] ?? '')),
  adType: String(stored?.adType ?? ''),
  advertiserType: stored?.advertiserType ?? '',
  disableAddress: stored?.disableAddress === 1,
  pin: toPin(stored),
  specialLocations: stored?.specialLocations.map(({ locationID }) => locationID) ?? [],
  energyCertificate: stored?.energyCertificate ?? '',
  description: stored?.description ?? '',
  exchangeDesc: stored?.exchangeDesc ?? '',
});

/** The request body of an ad: null for what does not apply, as it is stored. An update leaves out the special locations, so that the stored ones are kept. */
export function propertyBody(
  values: PropertyValues,
  mode: 'create' | 'edit',
): UncheckedBody<'POST /api/real-estate'> {
  return withoutInapplicable(propertyFields, {
    ...listingAddressBody(values),
    ...createRecord(propertyNumbers, (name) => toNumber(values[name])),
    ...createRecord(propertyFlags, (name) => toAnswer(values[name])),
    ...createRecord(propertyLookupNames, (name) => toSelectedID(values[name])),
    adType: toSelectedID(values.adType),
    advertiserType: advertiserTypes.find((type) => type === values.advertiserType) ?? null,
    energyCertificate: values.energyCertificate,
    description: values.description,
    exchangeDesc: values.exchangeDesc,
    ...(mode === 'create' && { specialLocations: values.specialLocations }),
  });
}
