export { AddressFields, type AddressForm, CountryField } from './address-fields.tsx';
export {
  type AddressField,
  type AddressValues,
  toAddressBody,
  toAddressValues,
  toSelectedID,
} from './address-values.ts';
