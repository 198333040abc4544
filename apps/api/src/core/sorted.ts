/** The index of the first of the sorted values that is not below the given one, among the first `count`. */
export function lowerBound<Value extends number | string>(
  sorted: ArrayLike<Value>,
  value: Value,
  count = sorted.length,
): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Texts that are sorted, or merged, in one step of a few milliseconds. */
const stepSize = 2 ** 13;

/** The texts of two sorted lists without repetitions as one of the same kind, in steps. */
export function* mergeSorted(one: readonly string[], other: readonly string[]): Generator<void, string[]> {
  const merged: string[] = [];
  let index = 0;
  for (const [place, text] of one.entries()) {
    for (let next = other[index]; next !== undefined && next < text; next = other[index]) {
      merged.push(next);
      index += 1;
    }
    if (other[index] === text) index += 1;
    merged.push(text);
    if (place % stepSize === 0) yield;
  }
  for (; index < other.length; index += 1) merged.push(other[index] ?? '');
  return merged;
}

/** The texts in ascending order, each once, in steps of which the caller decides when each is taken. */
export function* sortTexts(texts: readonly string[]): Generator<void, readonly string[]> {
  let lists: (readonly string[])[] = [];
  for (let from = 0; from < texts.length; from += stepSize) {
    lists.push([...new Set(texts.slice(from, from + stepSize))].sort());
    yield;
  }
  while (lists.length > 1) {
    const merged: (readonly string[])[] = [];
    for (let index = 0; index < lists.length; index += 2)
      merged.push(yield* mergeSorted(lists[index] ?? [], lists[index + 1] ?? []));
    lists = merged;
  }
  return lists[0] ?? [];
}

/** What steps return, taken at once. */
export function takeSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
