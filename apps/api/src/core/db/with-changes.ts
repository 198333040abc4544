/** New values of some columns; undefined leaves a column unchanged. */
export type RowChanges<Row> = { readonly [Name in keyof Row]?: Row[Name] | undefined };

/** The row after an update: absent keys keep their value, keys that the row does not have are ignored. */
export function withChanges<Row extends object>(row: Row, changes: RowChanges<Row>): Row {
  const changed = { ...row };
  for (const name of Object.keys(row) as (keyof Row)[]) {
    const value = changes[name];
    if (value !== undefined) changed[name] = value;
  }
  return changed;
}
