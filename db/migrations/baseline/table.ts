import { type RawBuilder, sql } from 'kysely';

/** For addresses, keys and values of enums: compared by byte. */
export const ascii = sql`character set ascii collate ascii_bin`;

/** Creates a table of the columns and keys that follow. `if not exists`, as an interrupted migration runs again. */
export const table =
  (name: string) =>
  (definition: TemplateStringsArray, ...parts: RawBuilder<unknown>[]) =>
    sql`
    create table if not exists ${sql.table(name)} (${sql(definition, ...parts)})
    engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`;
