/**
 * One from each list in turn, in their own order, until there are `most`; a list that ends leaves its turns to the
 * others. The server, which preloads the first pictures, counts on this order.
 */
export function mix<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
    .flat()
    .slice(0, most);
}
