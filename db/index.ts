export { isConnectionFault, isDeadlock, isStoppedStatement } from './connection-faults.ts';
export { assertReady, createDatabase, createDatabases, type Database } from './database.ts';
export { fillMapColumns } from './fill-map-columns.ts';
export { loadMapSecret } from './map-secret.ts';
export { migrateToLatest, pendingMigrations } from './migrator.ts';
export { plainSentences, plainText } from './plain-text.ts';
export { readDataFile } from './reference/data-files.ts';
export { loadReference } from './reference/index.ts';
export { loadMailTemplates } from './reference/load-mail-templates.ts';
export { misspeltSynonyms } from './reference/lookup-rows.ts';
export { defaultMailTemplates } from './reference/mail-templates.ts';
export { type RequestPlaceRow, requestPlaceKinds, toRequestPlaces } from './request-places.ts';
export { markAllChanged } from './search-changes.ts';
export {
  anyProfession,
  type CoverageRow,
  type CoveredPlace,
  type PlaceKind,
  placeKinds,
  toCoverageRows,
} from './service-coverage.ts';
export {
  type KeywordStem,
  keywordStems,
  minPrefixLength,
  serviceSearchText,
  serviceShortText,
} from './service-words.ts';
export type { DB } from './types.ts';
