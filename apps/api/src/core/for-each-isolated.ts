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

/** Errors that are thrown together: more would be a line that no log takes. */
const maxErrors = 5;

/** Collects what fails beside what works. */
export function createFailures() {
  const errors: unknown[] = [];
  let failed = 0;
  let unread: unknown[] = [];
  return {
    /** An item has failed. */
    add(error: unknown): void {
      failed += 1;
      if (errors.length < maxErrors) errors.push(error);
    },
    /** No further items could be read. */
    end(error: unknown): void {
      unread = [error];
    },
    /** The first errors and the one that ended the reading, with the number of all; undefined for none. */
    sumUp(count: number): AggregateError | undefined {
      const message = `${failed} of ${count} failed${unread.length > 0 ? ', the others were not read' : ''}`;
      const kept = [...errors, ...unread];
      return kept.length > 0 ? new AggregateError(kept, message) : undefined;
    },
  };
}

/**
 * Works on the items one after another. One that fails keeps no other from its turn; what was thrown is thrown together at
 * the end, so that the job counts as failed. Returns the number of items.
 */
export async function forEachIsolated<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  const failures = createFailures();
  let count = 0;
  try {
    for await (const item of items) {
      count += 1;
      await work(item).catch(failures.add);
    }
  } catch (error) {
    failures.end(error);
  }
  const error = failures.sumUp(count);
  if (error) throw error;
  return count;
}
