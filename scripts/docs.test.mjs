import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Paths of files that a page names; those with a gap to fill in (`<feature>`, `*`) name no single file. */
function namedFiles(page) {
  const text = readFileSync(join(root, page), 'utf8');
  const paths = text.matchAll(/`((?:apps|packages|db|docs|docker|scripts)\/[\w./-]+\.\w+)`/g);
  return [...new Set([...paths].map(([, path]) => path))];
}

describe('the documentation', () => {
  it.each(pages)('%s names files that exist', (page) => {
    expect(namedFiles(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names at most thirty files to open to understand a search, twelve of them on its way', () => {
    const [, list] = readFileSync(join(root, 'docs', 'search.md'), 'utf8').split('## Files to open');
    const [onTheWay] = list.split('Beside it');
    const count = (text) => text.match(/`[\w./-]+\.tsx?`/g).length;
    expect([count(onTheWay), count(list) <= 30]).toEqual([12, true]);
  });

  it('gives each decision a number of its own', () => {
    const numbers = readdirSync(join(root, 'docs', 'adr')).map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
