export { assertReady, createDatabase, type Database } from './database.ts';
export { migrateToLatest, pendingMigrations } from './migrator.ts';
export { plainText } from './plain-text.ts';
export { foldText } from './reference/fold-text.ts';
export { loadReference } from './reference/index.ts';
export { defaultMailTemplates, loadMailTemplates } from './reference/mail-templates.ts';
export { keywordsOf, type PropertyWords, propertySearchText, searchText } from './search-text.ts';
export {
  anyProfession,
  type CoverageRow,
  type CoveredPlace,
  coverageRows,
  type PlaceKind,
  placeKinds,
} from './service-coverage.ts';
export { keywordStems, serviceShortText, serviceTerms } from './service-words.ts';
export { asPromotion, type Promotion, sortRank } from './sort-rank.ts';
export type { DB } from './types.ts';
