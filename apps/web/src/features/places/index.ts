export { CountryField } from './country-field.tsx';
export { RegionField } from './region-field.tsx';
export { SettlementField } from './settlement-field.tsx';
export { useCountries } from './use-countries.ts';
