/** Some of a row's columns; those that are undefined are not given. */
export type RowChanges<Row> = { readonly [Name in keyof Row]?: Row[Name] | undefined };

/** A stored row as it is after an update; keys that are absent keep their value, and others than the row's are ignored. */
export function withChanges<Row extends object>(row: Row, changes: RowChanges<Row>): Row {
  const changed = { ...row };
  for (const name of Object.keys(row) as (keyof Row)[]) {
    const value = changes[name];
    if (value !== undefined) changed[name] = value;
  }
  return changed;
}
