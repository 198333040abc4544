interface Page {
  /** Rows have greater ids. */
  afterID: number;
  limit: number;
}

/** Rows that are read at a time. */
const pageSize = 200;

/** Rows in the order of their ids, read in pages as they are needed. */
export async function* readInPages<Row>(
  select: (page: Page) => Promise<readonly Row[]>,
  getID: (row: Row) => number,
): AsyncGenerator<Row> {
  let afterID = 0;
  for (;;) {
    const rows = await select({ afterID, limit: pageSize });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    afterID = getID(last);
  }
}

/**
 * Works on the items one after another. One that fails keeps no other from its turn; what was thrown is thrown together at
 * the end, so that the job counts as failed. Returns the number of items.
 */
export async function forEachIsolated<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  const errors: unknown[] = [];
  let count = 0;
  for await (const item of items) {
    count += 1;
    await work(item).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${count} failed`);
  return count;
}
