export { CountryField, useCountries, useSelectedCountry } from './country-field.tsx';
export { PlaceList, PlacePicker } from './place-picker.tsx';
export { RegionField } from './region-field.tsx';
export { SettlementField } from './settlement-field.tsx';
