import { type RawBuilder, sql } from 'kysely';

/** The name of a user for others: of the firm, or of the person; '' without a profile. */
export const personName = (profile: string): RawBuilder<string> => sql<string>`coalesce(
  if(${sql.ref(`${profile}.isFirm`)} = 1, nullif(${sql.ref(`${profile}.firmName`)}, ''), null),
  nullif(concat_ws(' ', ${sql.ref(`${profile}.lastName`)}, ${sql.ref(`${profile}.firstName`)}), ''), '')`;
