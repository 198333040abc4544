export { AddressFields, type AddressForm, CountryField } from './address-fields.tsx';
export {
  type AddressField,
  type AddressValues,
  addressBody,
  addressValues,
  chosenID,
} from './address-values.ts';
