import { sql } from 'kysely';
import { encodeMask } from './bit-mask.ts';
import { allOf, type Condition, isAnyOf, isAtLeast, isAtMost } from './conditions.ts';
import type { ListingCondition } from './listing-condition.ts';
import { createMapPart } from './map-area.ts';
import { createPolygon } from './map-polygon.ts';

/** Folded words consist of letters and digits, so there is no wildcard to escape. */
const hasText = (pattern: string): Condition => sql`searchText like ${pattern}`;

/** Matches the beginning of a word of the search text. */
export const hasWord = (word: string): Condition => hasText(`% ${word}%`);

/** A condition in SQL, with columns that are not qualified with a table name. */
export function toSqlCondition(condition: ListingCondition): Condition {
  if ('word' in condition) return hasWord(condition.word);
  if ('firstField' in condition) return hasText(` ${condition.firstField} |%`);
  if ('area' in condition) return createMapPart([createPolygon(condition.area)])?.test ?? sql`false`;
  const { column } = condition;
  if ('isAnyOf' in condition) return isAnyOf(column, condition.isAnyOf);
  if ('isMissing' in condition) return sql`${sql.ref(column)} is null`;
  if ('hasBits' in condition) {
    const mask = sql`cast(${encodeMask(condition.hasBits)} as unsigned)`;
    return sql`${sql.ref(column)} & ${mask} = ${mask}`;
  }
  return allOf([...isAtLeast(column, condition.from), ...isAtMost(column, condition.to)]);
}
