import { hungaryCode } from '@piacter/contracts/lookups/values';
import { addressLimits } from '@piacter/contracts/places/values';
import { useState } from 'react';
import { useApi } from '../../lib/api/index.ts';
import type { FieldAccess } from '../../lib/form/index.ts';
import { SelectField, toOptions } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Cell } from '../../ui/form/form-layout.tsx';
import { AddressSearch } from './address-search.tsx';
import type { AddressField, AddressValues } from './address-values.ts';
import { text } from './text.ts';

/** A form whose values contain an address. */
export type AddressForm = FieldAccess<AddressField, string>;

type Props = {
  form: AddressForm;
  /** Fields marked as required; the schema validates them. */
  required?: readonly AddressField[];
  /** Disables all fields but the country, while a listing hides its address. */
  disabled?: boolean;
  /** False if the form has a {@link CountryField} elsewhere. */
  country?: boolean;
  /** Whether it is the user's own address, which the browser may know. */
  isOwn?: boolean;
};

// A lookup that fails to load leaves an empty list, without a message (ERR-05).
const useCountries = () => useApi('GET /api/countries', {}).data?.data ?? [];
const usePublicPlaceTypes = () => useApi('GET /api/types_public_place', {}).data?.data ?? [];

type CountryProps = { form: AddressForm; required?: boolean; isOwn?: boolean };

/** The country of an address. */
export function CountryField({ form, required = false, isOwn = false }: CountryProps) {
  const countries = useCountries();
  return (
    <SelectField
      label={text.country}
      required={required}
      placeholder={text.chooseCountry}
      options={toOptions(countries, 'countryID', 'countryName')}
      {...(isOwn && { autoComplete: 'country-name' })}
      {...form.field('countryID')}
    />
  );
}

/** The fields of an address, typed or filled from the search; for a `FieldGrid`. */
export function AddressFields({
  form,
  required = [],
  disabled = false,
  country = true,
  isOwn = false,
}: Props) {
  const countries = useCountries();
  const publicPlaceTypes = usePublicPlaceTypes();
  const { countryID } = form.values;
  const selectedCountry = countries.find((entry) => String(entry.countryID) === countryID);
  const isAbroad = selectedCountry !== undefined && selectedCountry.countryCode !== hungaryCode;

  const [postalCodes, setPostalCodes] = useState<readonly string[]>([]);
  const fill = (found: Partial<AddressValues>, codes: readonly string[]) => {
    setPostalCodes(codes);
    for (const [name, value] of Object.entries(found)) form.set(name as AddressField, value);
  };
  const bind = (name: AddressField) => ({
    ...form.field(name),
    required: required.includes(name),
    disabled,
  });

  // The street alone has no token: the lines of an address are street and number in one.
  const known = (token: string) => isOwn && { autoComplete: token };

  return (
    <>
      {country && (
        <Cell span={2}>
          <CountryField form={form} required={required.includes('countryID')} isOwn={isOwn} />
        </Cell>
      )}
      <Cell span={country ? 4 : 6}>
        <AddressSearch {...{ countryID, countries, publicPlaceTypes, disabled }} onPick={fill} />
      </Cell>
      <Cell span={2} half>
        <TextField
          label={text.postalCode}
          maxLength={addressLimits.postalCode}
          suggestions={postalCodes}
          hint={postalCodes.length > 0 && text.listPostalCodes(form.values.settlement, postalCodes)}
          {...known('postal-code')}
          {...bind('postalCode')}
        />
      </Cell>
      <Cell span={2}>
        <TextField
          label={text.settlement}
          maxLength={addressLimits.settlement}
          {...known('address-level2')}
          {...bind('settlement')}
        />
      </Cell>
      <Cell span={2}>
        <TextField
          label={isAbroad ? text.region : text.county}
          maxLength={addressLimits.countyRegion}
          {...known('address-level1')}
          {...bind('countyRegion')}
        />
      </Cell>
      <Cell span={4}>
        <TextField
          label={text.street}
          hint={text.streetHint}
          maxLength={addressLimits.street}
          {...bind('street')}
        />
      </Cell>
      <Cell span={2}>
        <SelectField
          label={text.publicPlace}
          placeholder={text.choosePublicPlace}
          options={toOptions(publicPlaceTypes, 'typeID', 'typeName')}
          {...bind('publicPlaceType')}
        />
      </Cell>
      <Cell span={2}>
        <TextField label={text.houseNumber} maxLength={addressLimits.houseNumber} {...bind('houseNumber')} />
      </Cell>
      <Cell span={2} half>
        <TextField
          label={text.floorNumber}
          hint={text.floorHint}
          maxLength={addressLimits.floorNumber}
          {...bind('floorNumber')}
        />
      </Cell>
      <Cell span={2} half>
        <TextField label={text.doorNumber} maxLength={addressLimits.doorNumber} {...bind('doorNumber')} />
      </Cell>
    </>
  );
}
