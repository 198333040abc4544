export { readDataFiles } from './data-files.ts';
export { type Place, postalCodeRows, readPlaces, regionRow } from './gazetteer-rows.ts';
export { lookupRows, professionRows } from './lookup-rows.ts';
