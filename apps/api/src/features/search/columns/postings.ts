/** The rows with a key, in ascending order. */
interface Posting {
  rows: Int32Array;
  count: number;
}

/** The rows of each of many keys. */
export function createPostings<Key>() {
  const postings = new Map<Key, Posting>();
  return {
    has: (key: Key): boolean => postings.has(key),
    /** Adds a row to a key, which has it once; rows are added in ascending order. */
    add(key: Key, row: number): void {
      let found = postings.get(key);
      if (!found) {
        found = { rows: new Int32Array(2), count: 0 };
        postings.set(key, found);
      }
      if (found.count > 0 && found.rows[found.count - 1] === row) return;
      if (found.count === found.rows.length) {
        const larger = new Int32Array(Math.ceil(found.count * 1.5) + 1);
        larger.set(found.rows);
        found.rows = larger;
      }
      found.rows[found.count] = row;
      found.count += 1;
    },
    /** The rows of a key, as one list or none. */
    find(key: Key): Int32Array[] {
      const found = postings.get(key);
      return found ? [found.rows.subarray(0, found.count)] : [];
    },
  };
}
