import { expect, it } from 'vitest';
import { root } from '../scripts/paths.mjs';
import { listImports, resolveImport } from './imports.ts';
import { parseSource } from './source-files.ts';

const listKinds = (text: string) =>
  Object.fromEntries(listImports(parseSource('a.ts', text)).map(({ specifier, kind }) => [specifier, kind]));

it('finds imports, re-exports and import types with their kind', () => {
  expect(
    listKinds(`
      import a, { type A } from './static.ts';
      import './effect.css';
      import type { B } from './type.ts';
      import { type C, type D } from './types.ts';
      export * from './all.ts';
      export { e } from './named.ts';
      export type { F } from './exported-type.ts';
      const g = () => import('./lazy.ts');
      type H = typeof import('./type-of.ts');
      const i = (name: string) => import(name);
    `),
  ).toEqual({
    './static.ts': 'static',
    './effect.css': 'static',
    './type.ts': 'type',
    './types.ts': 'type',
    './all.ts': 'static',
    './named.ts': 'static',
    './exported-type.ts': 'type',
    './lazy.ts': 'lazy',
    './type-of.ts': 'type',
  });
});

it('resolves an import to a file, a package or undefined', () => {
  const leadsTo = (specifier: string) => resolveImport(root, 'apps/web/src/app/routes.tsx', specifier);
  expect(leadsTo('../lib/format.ts')).toEqual({ file: 'apps/web/src/lib/format.ts' });
  expect(leadsTo('./../../../api/src/app')).toEqual({ file: 'apps/api/src/app.ts' });
  expect(leadsTo('@piacter/contracts/core/values')).toEqual({
    file: 'packages/contracts/src/core/values.ts',
  });
  expect(leadsTo('react-dom/client')).toEqual({ pack: 'react-dom' });
  expect(leadsTo('@tiptap/pm/state')).toEqual({ pack: '@tiptap/pm' });
  expect(leadsTo('node:fs/promises')).toEqual({ pack: 'node:fs/promises' });
  expect(leadsTo('./missing.ts')).toBeUndefined();
});
