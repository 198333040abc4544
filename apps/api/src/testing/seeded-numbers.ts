/** A pseudorandom number generator, for the same URLs on every machine and in every run. */
export function numbers(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (end: number) => Math.floor(next() * end),
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  };
}

export type Seeded = ReturnType<typeof numbers>;
