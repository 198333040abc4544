/**
 * A rule that the stored data must satisfy at any time; `sql` selects one row with an `id` for each violation, and `:now`
 * in it stands for the time of the check.
 */
export interface Invariant {
  sentence: string;
  sql: string;
}
