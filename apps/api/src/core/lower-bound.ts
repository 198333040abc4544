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
