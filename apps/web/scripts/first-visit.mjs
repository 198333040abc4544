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
 * Pages that load zod when they are opened, although forms should load their schema later. `alongside` are the chunks
 * of every first visit, `hasZod` inspects a file.
 */
export const findPagesWithZod = ({ manifest, pages, alongside, hasZod }) =>
  pages.filter((page) =>
    staticClosure(manifest, [...alongside, page])
      .values()
      .some((key) => hasZod(manifest[key].file)),
  );
