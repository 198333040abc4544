import { walk } from './positions.mjs';

/** The files that name every kind of listing: what a new kind needs besides its own folders, and no file else. */
export const kindFiles = [
  'apps/api/src/features/kinds/kind-parts.ts',
  'apps/api/src/features/listings/listing-kinds.ts',
  'apps/web/src/app/role-routes.tsx',
  'apps/web/src/app/routes.tsx',
  'apps/web/src/features/kinds/parts/kind-parts.ts',
  'apps/web/src/features/listings/kinds/listing-kinds.ts',
  'apps/web/src/ui/placeholder.tsx',
  'packages/contracts/src/kinds/index.ts',
  'packages/contracts/src/listings/values.ts',
  'packages/contracts/src/site/paths.ts',
];

/** Where a kind is shown or sold only if one decides so: menus, the home page, help, addresses, demo data. */
const selectiveFiles = [
  'apps/web/src/app/layout/kind-links.ts',
  'apps/web/src/features/help/kinds.ts',
  'apps/web/src/features/home/highlights.tsx',
  'apps/web/src/features/home/search-forms.tsx',
  'apps/web/src/ui/not-found-page.tsx',
  'db/demo/base/seo.ts',
  'db/demo/kinds.ts',
  'db/demo/listing-days.ts',
  // Fills columns of the kinds that the migration found.
  'db/fill-map-columns.ts',
];

/** The kinds of quote requests have the names of those of listings; a new kind of listing needs none. */
const requestFiles = [
  'apps/api/src/features/statistics/requester-statistics.service.ts',
  'apps/api/src/features/statistics/site-figures.ts',
  'apps/web/src/app/role-sections.ts',
  'apps/web/src/app/text.ts',
  'apps/web/src/features/help/topics/requests.ts',
  'apps/web/src/features/statistics/advertiser/nearby-requests.tsx',
  'apps/web/src/features/statistics/requester/latest-requests.tsx',
  'apps/web/src/features/statistics/text.ts',
  'db/demo/request-rows.ts',
  'packages/contracts/src/watches/values.ts',
];
const allowed = new Set([...kindFiles, ...selectiveFiles, ...requestFiles]);

/** Whether every kind may be named: tests and measurements, the kinds' own folders, and those of requests. */
const isFree = (file) =>
  /\.test\.tsx?$|\/testing\b|\.d\.ts$|^apps\/e2e\/|^apps\/\w+\/(bench|dev|proof)\/|^db\/migrations\/|^db\/types\.ts$|\/documented-replies\//.test(
    file,
  ) || /\/(properties|accommodations|services|requests)\//.test(file);

/** The names of the kinds: by themselves, of their folders and searches, of their ids, and in the web's addresses. */
const nameSets = [
  [/^property$/, /^accommodation$/, /^service$/],
  [/^properties$/, /^accommodations$/, /^(services|professionals)$/],
  [/^realEstateID$/, /^accommodationID$/, /^serviceID$/],
  [/^ingatlan(ok)?$/, /^szallas(ok)?$/, /^(szolgaltatas|szakember)(ok|ek)?$/],
];

const getKey = ({ key, computed }) => (computed ? [] : [key.name ?? key.value]);

/** The names in a node; those of an address or an import are its parts. */
const readers = {
  Literal: ({ value }) => (typeof value === 'string' ? value.split('/') : []),
  TemplateElement: ({ value }) => value.raw.split('/'),
  Property: getKey,
  TSPropertySignature: getKey,
  MemberExpression: ({ property, computed }) => (computed ? [] : [property.name]),
};

/** The keys, members and words of strings of a file. */
function collectNames({ program }) {
  const names = new Set();
  walk(program, (node) => {
    for (const name of readers[node.type]?.(node) ?? []) names.add(String(name));
  });
  return [...names];
}

const namesEveryKind = (source) => {
  const names = collectNames(source);
  return nameSets.some((set) => set.every((pattern) => names.some((name) => pattern.test(name))));
};

/** A file that names every kind of listing without being one of those that may, as `{ file, line, sentence }`. */
export function namedKinds(source) {
  const { file } = source;
  if (isFree(file) || allowed.has(file) || !namesEveryKind(source)) return [];
  const sentence =
    'Names every kind of listing: take what you need from the descriptions of the kinds (docs/recipes.md).';
  return [{ file, line: 1, sentence }];
}

/** Files that need not be among those that may name every kind, as they do not. */
export const needlesslyAllowed = (sources) =>
  [...allowed].filter((file) => !sources.some((source) => source.file === file && namesEveryKind(source)));
