import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindFiles } from '../lint/kinds.ts';
import { fieldRecipes } from '../proofs/recipes/recipes.ts';
import { root } from './paths.mjs';
import { getReleaseNotes } from './release-notes.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const decisions = readdirSync(join(root, 'docs', 'adr')).map((name) => join('docs', 'adr', name));
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** File paths in a page, without patterns such as `<feature>` or `*`. */
function namedFiles(page: string): string[] {
  const paths = read(page).matchAll(/`((?:apps|packages|db|docs|docker|scripts)\/[\w./-]+\.\w+)`/g);
  return [...new Set([...paths].map(([, path = '']) => path))];
}

/** Relative addresses of links and pictures in a page. */
const linkedFiles = (page: string): string[] =>
  [...read(page).matchAll(/\]\((?!\w+:)([^)#]+)/g)].map(([, path = '']) => join(dirname(page), path));

describe('the documentation', () => {
  it.each(pages)('%s refers only to existing files', (page) => {
    expect(namedFiles(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each([...pages, ...decisions, 'CHANGELOG.md'])('%s links only to existing files', (page) => {
    expect(linkedFiles(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
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

  it('has unique numbers of decisions, and says of each whether it is in force', () => {
    const numbers = decisions.map((page) => /\d{4}/.exec(page)?.[0]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const isStated = (page: string) =>
      /^# .+\n\n\*\*State\.\*\* (Accepted\b|Superseded by \[ADR \d+\]\()/.test(read(page));
    expect(decisions.filter((page) => !isStated(page))).toEqual([]);
  });

  it('has a section of the changelog for the version of every package', () => {
    const [first] = [...read('CHANGELOG.md').matchAll(/^## \[(.+)\] - \d{4}-\d\d-\d\d$/gm)];
    const version = first?.[1] ?? '';
    expect(getReleaseNotes(read('CHANGELOG.md'), version)).toContain('### ');
    expect(() => getReleaseNotes(read('CHANGELOG.md'), '0.0.0')).toThrow('CHANGELOG.md has no section');
    const workspaces = [
      'apps/api',
      'apps/e2e',
      'apps/web',
      'packages/contracts',
      'db',
      'lint',
      'proofs',
      'scripts',
    ];
    const versions = ['.', ...workspaces].map((folder) => {
      const { version }: { version: string } = JSON.parse(read(join(folder, 'package.json')));
      return version;
    });
    expect(new Set(versions)).toEqual(new Set([version]));
  });
});
