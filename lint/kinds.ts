import type { Node } from 'oxc-parser';
import { getKeyName, walk } from './positions.ts';
import type { Problem, Source } from './source-files.ts';

/** The files that name every kind of listing: what a new kind needs besides its own folders, and no file else. */
export const kindFiles = [
  'apps/api/src/features/kinds/kind-parts.ts',
  'apps/api/src/features/listings/listing-kinds.ts',
  'apps/web/src/app/routes.tsx',
  'apps/web/src/features/home/home-kinds.tsx',
  'apps/web/src/features/kind-parts/index.ts',
  'apps/web/src/features/kinds/index.ts',
  'apps/web/src/server/listing-sites.ts',
  'db/demo/kinds.ts',
  'packages/contracts/src/kinds/index.ts',
  'packages/contracts/src/listings/values.ts',
  'packages/contracts/src/site/paths.ts',
];

/** Whether every kind may be named: tests and measurements, the kinds' own folders, and those of requests. */
const mayNameKinds = (file: string) =>
  /\.test\.tsx?$|\/testing\b|\.d\.ts$|^apps\/e2e\/|^proofs\/|^db\/migrations\/|^db\/types\.ts$|\/documented-replies\//.test(
    file,
  ) || /\/(properties|accommodations|services|requests)\//.test(file);

/** The names of the kinds: by themselves, of their folders and searches, of their ids, and in the web's addresses. */
const nameSets = [
  [/^property$/, /^accommodation$/, /^service$/],
  [/^properties$/, /^accommodations$/, /^(services|professionals)$/],
  [/^realEstateID$/, /^accommodationID$/, /^serviceID$/],
  [/^ingatlan(ok)?$/, /^szallas(ok)?$/, /^(szolgaltatas|szakember)(ok|ek)?$/],
];

/** The names in a node; those of an address or an import are its parts. */
function readNames(node: Node): (string | number | undefined)[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value.split('/') : [];
    case 'TemplateElement':
      return node.value.raw.split('/');
    case 'Property':
    case 'TSPropertySignature':
      return [getKeyName(node)];
    case 'MemberExpression':
      return node.computed ? [] : [node.property.name];
    default:
      return [];
  }
}

/** The keys, members and words of strings of a file. */
function collectNames({ program }: Source) {
  const names = new Set<string>();
  walk(program, (node) => {
    for (const name of readNames(node)) names.add(String(name));
    return false;
  });
  return [...names];
}

const namesEveryKind = (source: Source) => {
  const names = collectNames(source);
  return nameSets.some((set) => set.every((pattern) => names.some((name) => pattern.test(name))));
};

/** A file that names every kind of listing without being one of those that may. */
export function namedKinds(source: Source): Problem[] {
  const { file } = source;
  if (mayNameKinds(file) || kindFiles.includes(file) || !namesEveryKind(source)) return [];
  const sentence =
    'Names every kind of listing: take what you need from the descriptions of the kinds (docs/recipes.md).';
  return [{ file, line: 1, sentence }];
}

/** Files that need not be among those that may name every kind, as they do not. */
export const needlesslyAllowed = (sources: readonly Source[]): string[] =>
  kindFiles.filter((file) => !sources.some((source) => source.file === file && namesEveryKind(source)));
