import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  conditionNames: ['import', 'node', 'default'],
});

const getKind = (entries) =>
  entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'static';

/** `import` and `export … from` statements. */
function staticImports({ module }) {
  const imports = module.staticImports.map(({ moduleRequest, entries }) => [moduleRequest, entries]);
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest)
    .map((entry) => [entry.moduleRequest, [entry]]);
  return [...imports, ...exports].map(([{ value, start }, entries]) => ({
    specifier: value,
    position: start,
    kind: getKind(entries),
  }));
}

/** `import('…')` calls with a literal argument. */
const lazyImports = ({ module, text }) =>
  module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => ({
      specifier: /^(['"`])([^'"`$]*)\1$/.exec(text.slice(start, end))?.[2],
      position: start,
      kind: 'lazy',
    }))
    .filter(({ specifier }) => specifier !== undefined);

/** `import('…')` types. The module record lacks them, so the tree is searched when the text has more than the record. */
function typeImports(source) {
  const found = [];
  if (source.text.split(/\bimport\(/).length - 1 <= source.module.dynamicImports.length) return found;
  const add = ({ source: { value }, start }) =>
    found.push({ specifier: value, position: start, kind: 'type' });
  new Visitor({ TSImportType: add }).visit(source.program);
  return found;
}

/** The imports and re-exports of a file: `kind` is 'type' (erased), 'lazy' (`import()`) or 'static'. */
export const listImports = (source) => [
  ...staticImports(source),
  ...lazyImports(source),
  ...typeImports(source),
];

const packageName = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * Resolves an import: `{ file }` relative to the root for files of the repository and its workspaces, `{ pack }` for
 * other packages and `node:` modules; undefined for a missing file, which the compiler reports.
 */
export function resolveImport(root, file, specifier) {
  if (isBuiltin(specifier)) return { pack: specifier };
  const { path } = resolver.sync(join(root, dirname(file)), specifier);
  const target = path && relative(root, path).replaceAll('\\', '/');
  if (target && !target.startsWith('../') && !target.includes('node_modules/')) return { file: target };
  return specifier.startsWith('.') ? undefined : { pack: packageName(specifier) };
}
