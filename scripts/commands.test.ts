import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proofs } from '../proofs/commands.ts';
import { root } from './paths.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

it('every command in the documentation exists in package.json', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/glossary.md'].concat(
    readdirSync(join(root, 'docs/adr')).map((name) => `docs/adr/${name}`),
  );
  const named = new Set(
    pages.flatMap((page) => [...read(page).matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)),
  );
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('package.json has the commands of run.mjs and the proofs', () => {
  const [, table] = /const commands = \{\n(.*?)\n\};/s.exec(read('scripts/run.mjs')) ?? [];
  const own = [...(table ?? '').matchAll(/^ {2}'?([a-z:]+)'?:/gm)].map(([, name]) => name);
  const defined = [...own, ...Object.keys(proofs)];
  const called = Object.values(scripts).flatMap(
    (line) => /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1] ?? [],
  );
  expect(defined.length).toBeGreaterThan(5);
  expect(called.sort()).toEqual(defined.sort());
});
