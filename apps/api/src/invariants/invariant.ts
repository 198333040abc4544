/** A rule that the stored data keeps at every moment; `sql` selects what breaks it, one row a case. */
export interface Invariant {
  sentence: string;
  sql: string;
}
