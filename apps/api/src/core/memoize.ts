/** A function of an object that is computed once for each object, while that exists. */
export function memoize<From extends object, To>(compute: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    const found = known.get(from);
    if (found !== undefined) return found;
    const computed = compute(from);
    known.set(from, computed);
    return computed;
  };
}
