export { isConnectionFault, isDeadlock, isStoppedStatement } from './connection-faults.ts';
export { assertReady, createDatabase, createDatabases, type Database } from './database.ts';
export { fillMapColumns } from './fill-map-columns.ts';
export {
  type ApproximatePlace,
  findAnchor,
  fromMapPoint,
  getDistance,
  getHiddenPin,
  hiddenRadius,
  lonBits,
  type MapColumns,
  maxLatitude,
  type Position,
  tileLevel,
  toCoveragePlace,
  toMapColumns,
  toMapPoint,
  toMercator,
  toMorton,
  toSettlementPlace,
} from './map-position.ts';
export { loadMapSecret } from './map-secret.ts';
export { migrateToLatest, pendingMigrations } from './migrator.ts';
export { plainSentences, plainText } from './plain-text.ts';
export { getPositions, Positions, withPositions } from './positions.ts';
export { readDataFile } from './reference/data-files.ts';
export { foldText } from './reference/fold-text.ts';
export { loadReference } from './reference/index.ts';
export { loadMailTemplates } from './reference/load-mail-templates.ts';
export { misspeltSynonyms } from './reference/lookup-rows.ts';
export { defaultMailTemplates } from './reference/mail-templates.ts';
export { type RequestPlaceRow, requestPlaceKinds, toRequestPlaces } from './request-places.ts';
export { markAllChanged } from './search-changes.ts';
export {
  accommodationSearchText,
  keywordPrefixes,
  type PropertyWords,
  propertySearchText,
  searchText,
  splitKeywords,
} from './search-text.ts';
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
export {
  type Promotion,
  promotionRanks,
  rankEpoch,
  sortRank,
  toPromotion,
  toRankSecond,
} from './sort-rank.ts';
export type { DB } from './types.ts';
