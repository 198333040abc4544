import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type TSImportType, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import type { Source } from './source-files.ts';

/** Types are erased; lazy imports are `import()`. */
export type ImportKind = 'static' | 'type' | 'lazy';

export interface Import {
  specifier: string;
  position: number;
  kind: ImportKind;
}

/** A file of the repository, relative to its root, or another package. */
export type Target = { file: string; pack?: undefined } | { pack: string; file?: undefined };

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  conditionNames: ['import', 'node', 'default'],
});

const getKind = (entries: readonly { isType: boolean }[]): ImportKind =>
  entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'static';

/** `import` and `export … from` statements. */
function staticImports({ module }: Source): Import[] {
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ moduleRequest, entries: [{ isType }] }] : [],
    );
  return [...module.staticImports, ...exports].map(({ moduleRequest: { value, start }, entries }) => ({
    specifier: value,
    position: start,
    kind: getKind(entries),
  }));
}

/** `import('…')` calls with a literal argument. */
const lazyImports = ({ module, text }: Source): Import[] =>
  module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const specifier = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(start, end))?.[2];
    return specifier === undefined ? [] : [{ specifier, position: start, kind: 'lazy' }];
  });

/** `import('…')` types. The module record lacks them, so the tree is searched when the text has more than the record. */
function typeImports(source: Source): Import[] {
  const found: Import[] = [];
  if (source.text.split(/\bimport\(/).length - 1 <= source.module.dynamicImports.length) return found;
  const add = ({ source: { value }, start }: TSImportType) => {
    found.push({ specifier: value, position: start, kind: 'type' });
  };
  new Visitor({ TSImportType: add }).visit(source.program);
  return found;
}

/** The imports and re-exports of a file. */
export const listImports = (source: Source): Import[] => [
  ...staticImports(source),
  ...lazyImports(source),
  ...typeImports(source),
];

const packageName = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Resolves an import; undefined for a missing file, which the compiler reports. */
export function resolveImport(root: string, file: string, specifier: string): Target | undefined {
  if (isBuiltin(specifier)) return { pack: specifier };
  const { path } = resolver.sync(join(root, dirname(file)), specifier);
  const target = path && relative(root, path).replaceAll('\\', '/');
  if (target && !target.startsWith('../') && !target.includes('node_modules/')) return { file: target };
  return specifier.startsWith('.') ? undefined : { pack: packageName(specifier) };
}
