import { type QueryExecutorProvider, sql } from 'kysely';

/** Old and new names of professions, by the rules of Hungarian spelling for long compounds. */
const names = [
  ['bútorösszeszerelő', 'bútor-összeszerelő'],
  ['elektromosautó-töltő telepítője', 'elektromosautótöltő-telepítő'],
  ['háztartási gépszerelő', 'háztartásigép-szerelő'],
  ['időseket gondozó', 'idősgondozó'],
  ['ingatlanértékbecslő', 'ingatlan-értékbecslő'],
  ['kisállatkozmetikus', 'kisállat-kozmetikus'],
  ['közvetítő (mediátor)', 'mediátor'],
  ['marketingtanácsadó', 'marketing-tanácsadó'],
  ['tűzifa-szállító', 'tűzifaszállító'],
] as const;

/**
 * Corrects the names of professions that were inserted from an older list. Professions belong to the admin: one that
 * was renamed or deleted is left unchanged, and so is one whose new name is taken (`ignore`, by the unique key).
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const [old, correct] of names) {
    await sql`update ignore types_service set typeName = ${correct} where typeName = ${old}`.execute(db);
  }
}
