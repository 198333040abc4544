import type { Database } from '@piacter/db';

/** Professions with their synonyms. */
export const selectProfessionWords = (db: Database) =>
  db.selectFrom('types_service').select(['typeID', 'typeName', 'synonyms']).orderBy('typeID').execute();
