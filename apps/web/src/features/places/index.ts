export { CountryField, useCountries, useSelectedCountry } from './country-field.tsx';
export { PlaceList, PlacePicker } from './place-picker.tsx';
export { PlacesField } from './places-field.tsx';
export { RegionField } from './region-field.tsx';
export { SettlementField } from './settlement-field.tsx';
