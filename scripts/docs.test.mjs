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

/** File paths in a page, without patterns such as `<feature>` or `*`. */
function namedFiles(page) {
  const text = readFileSync(join(root, page), 'utf8');
  const paths = text.matchAll(/`((?:apps|packages|db|docs|docker|scripts)\/[\w./-]+\.\w+)`/g);
  return [...new Set([...paths].map(([, path]) => path))];
}

describe('the documentation', () => {
  it.each(pages)('%s refers only to existing files', (page) => {
    expect(namedFiles(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('lists at most thirty files for understanding a search, twelve of them on its main path', () => {
    const [, list] = readFileSync(join(root, 'docs', 'search.md'), 'utf8').split('## Files to read');
    const [mainPath] = list.split('Related,');
    const count = (text) => text.match(/`[\w./-]+\.tsx?`/g).length;
    expect([count(mainPath), count(list) <= 30]).toEqual([12, true]);
  });

  it('has unique numbers of decisions', () => {
    const numbers = readdirSync(join(root, 'docs', 'adr')).map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
