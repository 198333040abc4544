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
 * Corrects the names of professions that were laid down with an older list. The professions are the admin's: one that
 * was renamed or deleted stays as it is, and so does one whose new name is taken (`ignore`, by the unique key).
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const [old, correct] of names) {
    await sql`update ignore types_service set typeName = ${correct} where typeName = ${old}`.execute(db);
  }
}
