import { type RawBuilder, sql } from 'kysely';
import { encodeMask } from '../../../core/bit-mask.ts';
import type { Key } from '../columns/postings.ts';
import type { ListingCondition } from '../listing-condition.ts';
import { isShownIn } from './map-area.ts';

/** A condition of a search; its columns are not qualified with a table name. */
export type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** Matches the beginning of a word of the search text: of letters and digits, so there is no wildcard to escape. */
const hasWord = (word: string): Condition => sql`searchText like ${`% ${word}%`}`;

const hasWholeWord = (word: string): Condition => sql`searchText like ${`% ${word} %`}`;

const isInText = (condition: { word: string } | { wholeWord: string }): Condition =>
  'word' in condition ? hasWord(condition.word) : hasWholeWord(condition.wholeWord);

const isBetween = (
  column: Condition,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): Condition =>
  allOf([
    ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}`]),
  ]);

/** What text folding turns into a space. */
const wordSeparator = String.raw`[^\p{L}\p{N}\p{M}]+`;

/** Compares a name with a folded one. The collation ignores accents and treats ł and đ as l and d, as text folding does. */
export const isNamed = (column: string, foldedName: string): Condition =>
  sql`trim(regexp_replace(${sql.ref(column)}, ${wordSeparator}, ' ')) collate utf8mb4_unicode_520_ci = ${foldedName}`;

const isUnlisted = (foldedName: string): Condition =>
  sql`settlementID is null and ${isNamed('settlement', foldedName)}`;

/** How the columns of several values of a kind are read, which are none of its table. */
type ToKeyCondition = (column: string, keys: readonly Key[]) => Condition;

/** SQL for the search columns that are none of the table. */
export type ComputedColumns = Readonly<Record<string, RawBuilder<unknown>>>;

/** Returns the function that makes SQL of a condition, with columns that are not qualified with a table name. */
export const createToSqlCondition = (
  toKeyCondition: ToKeyCondition,
  computed: ComputedColumns = {},
  /** Whether it is in a settlement that the gazetteer does not have. */
  toUnlistedCondition: (foldedName: string) => Condition = isUnlisted,
) =>
  function toCondition(condition: ListingCondition): Condition {
    if ('word' in condition || 'wholeWord' in condition) return isInText(condition);
    if ('unlistedSettlement' in condition) return toUnlistedCondition(condition.unlistedSettlement);
    if ('area' in condition) return isShownIn(condition.area);
    if ('rule' in condition) return condition.rule.sql;
    if ('not' in condition) return sql`${allOf(condition.not.map(toCondition))} is not true`;
    if ('anyOf' in condition) return anyOf(condition.anyOf.map((all) => allOf(all.map(toCondition))));
    if ('hasAnyOf' in condition) return toKeyCondition(condition.column, condition.hasAnyOf);
    const column = computed[condition.column] ?? sql.ref(condition.column);
    if ('isAnyOf' in condition) return sql`${column} in (${sql.join(condition.isAnyOf)})`;
    if ('hasBits' in condition) {
      const mask = sql`cast(${encodeMask(condition.hasBits)} as unsigned)`;
      return sql`${column} & ${mask} = ${mask}`;
    }
    return isBetween(column, condition);
  };

/** The same for kinds without columns of several values. */
export const createPlainSqlCondition = (computed?: ComputedColumns) =>
  createToSqlCondition((column) => {
    throw new Error(`no SQL for the search column ${column}`);
  }, computed);

/** The same for kinds whose columns are all of the table. */
export const toSqlCondition = createPlainSqlCondition();
