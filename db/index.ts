export { assertReady, createDatabase, type Database } from './database.ts';
export { migrateToLatest, pendingMigrations } from './migrator.ts';
export { foldText } from './reference/fold-text.ts';
export { loadReference } from './reference/index.ts';
export { defaultMailTemplates, loadMailTemplates } from './reference/mail-templates.ts';
export { keywordsOf, type PropertyWords, propertySearchText, searchText } from './search-text.ts';
export { asPromotion, type Promotion, sortRank } from './sort-rank.ts';
export type { DB } from './types.ts';
