export { AddressFields, type AddressForm, CountryField } from './address-fields.tsx';
export {
  type AddressField,
  type AddressValues,
  getAddressErrors,
  toAddressBody,
  toAddressValues,
  toSelectedID,
} from './address-values.ts';
