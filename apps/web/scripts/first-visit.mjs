/** The chunks of the manifest and everything that they import statically. */
export function staticClosure(manifest, keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    staticClosure(manifest, manifest[key].imports ?? [], found);
  }
  return found;
}

/**
 * Pages that bring zod along when they are opened: forms have to fetch their schema later, by themselves. `alongside`
 * are the chunks of every first visit, `hasZod` looks into a file.
 */
export const findPagesWithZod = ({ manifest, pages, alongside, hasZod }) =>
  pages.filter((page) =>
    staticClosure(manifest, [...alongside, page])
      .values()
      .some((key) => hasZod(manifest[key].file)),
  );
