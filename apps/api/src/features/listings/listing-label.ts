import { listingKinds } from '@piacter/contracts/listings/values';
import { type RawBuilder, sql } from 'kysely';
import { listingSpecs } from './listing-kinds.ts';

/**
 * The name of the listing that a row of the alias refers to, as an expression: 'Eladó lakás, Győr', the name of an
 * accommodation, the title of a service; null when the row refers to none.
 */
export function listingLabel(alias: string): RawBuilder<string | null> {
  const labels = listingKinds.map((kind) => {
    const { table, idField, label } = listingSpecs[kind];
    return sql`(select ${label} from ${sql.table(table)} as listing
      where ${sql.ref(`listing.${idField}`)} = ${sql.ref(`${alias}.${idField}`)})`;
  });
  return sql<string | null>`coalesce(${sql.join(labels)})`;
}
