import { globSync } from 'node:fs';
import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

const source = join(import.meta.dirname, '../src');
const findPages = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => file.replaceAll('\\', '/'));

/** The searches of the kinds of listings, and the pages of their listings. */
const searches = findPages('features/*/search/*-search-page.tsx').sort();
const details = searches.flatMap((file) => findPages(`features/${file.split('/')[1]}/detail/*-page.tsx`));
const toPage = (path: string) => `features/${path}-page.tsx`;

/** Loaded by details when it comes into view. */
const contactForm = 'features/contact/contact-entry.tsx';

/** The public pages, and what they load at once, in groups of similar ones. */
const pages = {
  home: [toPage('home/home')],
  search: searches,
  detail: details,
  contact: [contactForm],
  other: ['accounts/login-register', 'help/help', 'packages/packages', 'pages/content'].map(toPage),
};
type Group = keyof typeof pages;
const groupOf = new Map(
  Object.entries(pages).flatMap(([group, files]) => files.map((file) => [file, group as Group] as const)),
);

/** The public pages that import a module statically, by module. */
function collectPages(roots: ReadonlyMap<string, string>, graph: ModuleGraph) {
  const pagesOf = new Map<string, Set<string>>();
  const visit = (id: string, page: string): void => {
    const found = pagesOf.get(id) ?? new Set();
    pagesOf.set(id, found);
    if (found.has(page)) return;
    found.add(page);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, page);
  };
  for (const [id, page] of roots) visit(id, page);
  return pagesOf;
}

/** The modules of public pages that others import too. */
function collectShared(pagesOf: ReadonlyMap<string, unknown>, graph: ModuleGraph): Set<string> {
  const shared = new Set<string>();
  const visit = (id: string): void => {
    if (shared.has(id)) return;
    shared.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of pagesOf.keys())
    if (graph.getModuleInfo(id)?.importers.some((importer) => !pagesOf.has(importer))) visit(id);
  return shared;
}

/** The feature whose pages alone need a module; undefined for several. */
function findOnlyFeature(found: readonly string[]): string | undefined {
  const [feature, ...others] = new Set(found.map((page) => page.split('/')[1]));
  return others.length === 0 ? feature : undefined;
}

/** The chunk of a module that several public pages need: of one kind of listing, or of similar pages. */
function nameShared(found: readonly string[]): string {
  const feature = findOnlyFeature(found);
  if (feature) return feature;
  const groups = new Set(found.map((page) => groupOf.get(page)));
  const isOfContact = groups.delete('contact');
  const isOfHome = groups.delete('home');
  const isOfSearch = isOfHome || groups.has('search');
  const isOfDetail = groups.has('detail');
  const isOfOther = groups.has('other');
  // Searches, which load most, do without what only others need.
  if (isOfHome && !groups.has('search') && (isOfDetail || isOfOther)) return 'reading';
  if ([isOfSearch, isOfDetail, isOfOther || (isOfContact && !isOfDetail)].filter(Boolean).length > 1)
    return 'public';
  if (isOfDetail) return 'detail';
  if (isOfOther) return isOfContact ? 'forms' : 'other';
  return found.some((page) => groupOf.get(page) === 'home') ? 'search-fields' : 'search';
}

/**
 * Names the chunk of a module that a public page shares with another: its page's own, where that is no public one. The
 * bundler would make a chunk for every set of pages that share a module: forty small files, which compress worse and
 * wait for each other over HTTP/1.1.
 */
export function createPublicChunkName(sourceFolder: string) {
  const roots = new Map([...groupOf.keys()].map((file) => [`${sourceFolder}/${file}`, file]));
  const collect = (graph: ModuleGraph) => {
    const pagesOf = collectPages(roots, graph);
    return { pagesOf, shared: collectShared(pagesOf, graph) };
  };
  let collected: ReturnType<typeof collect> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    collected ??= collect(graph);
    const found = collected.pagesOf.get(id);
    if (found === undefined || roots.has(id)) return null;
    // Every public page loads this chunk, and all styles in one file are fewer bytes and requests than by page.
    if (id.endsWith('.css')) return 'public';
    const [page, ...otherPages] = found;
    if (page === undefined || otherPages.length > 0) return nameShared([...found]);
    if (page === contactForm) return 'forms';
    if (!collected.shared.has(id)) return null;
    // A small file costs its headers.
    return groupOf.get(page) === 'search' ? 'search' : page;
  };
}
