import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindFiles } from '../lint/kinds.ts';
import { fieldRecipes } from '../proofs/recipes/recipes.ts';
import { root } from './paths.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** File paths in a page, without patterns such as `<feature>` or `*`. */
function namedFiles(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const paths = text.matchAll(/`((?:apps|packages|db|docs|docker|scripts)\/[\w./-]+\.\w+)`/g);
  return [...new Set([...paths].map(([, path = '']) => path))];
}

describe('the documentation', () => {
  it.each(pages)('%s refers only to existing files', (page) => {
    expect(namedFiles(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each([
    ['recipes.md', '## Add a listing kind', /^\d+\. `([^`]+)`/gm],
    ['architecture.md', '## Listings and requests by kind', /^\| `([^`]+)` \|/gm],
  ])('%s names the files that a kind of listing needs', (page, heading, pattern) => {
    const [, section = ''] = readFileSync(join(root, 'docs', page), 'utf8').split(heading);
    const [own = ''] = section.split('\n## ');
    expect([...own.matchAll(pattern)].map(([, file]) => file).toSorted()).toEqual(kindFiles.toSorted());
  });

  it('names the files that a field of a property needs', () => {
    const [, section = ''] = readFileSync(join(root, 'docs', 'recipes.md'), 'utf8').split('## Add a field');
    const [own = ''] = section.split('\n## ');
    const changed = [...own.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, file = '']) => file);
    const isGenerated = (file: string) => file === 'db/types.ts' || file.startsWith('db/migrations/');
    const used = new Set(fieldRecipes.flatMap(({ changes }) => Object.keys(changes)));
    expect(changed.filter((file) => !isGenerated(file))).toEqual([...used]);
  });

  it('has unique numbers of decisions', () => {
    const numbers = readdirSync(join(root, 'docs', 'adr')).map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
