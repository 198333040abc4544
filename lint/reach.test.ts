import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/paths.mjs';
import { listImports, resolveImport } from './imports.ts';
import { readSource } from './source-files.ts';

const features = 'apps/api/src/features';

/** The files that are loaded with a file. Types are not: nothing of their imports is left. */
function collectReached(start: string) {
  const reached = new Set([start]);
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { specifier, kind } of listImports(readSource(root, file))) {
      const target = kind === 'type' ? undefined : resolveImport(root, file, specifier)?.file;
      if (target) reached.add(target);
    }
  }
  return [...reached];
}

const ofAccounts = /\/features\/(?:accounts|contact|emails|orders|payments|profile|users)\//;
const ofAdapters = /\/adapters\/(?:captcha|files|images|mail|payments)\//;

it.each([
  [`${features}/properties/property-search.service.ts`, 90],
  [`${features}/accommodations/accommodation-search.service.ts`, 122],
  [`${features}/services/service-search.ts`, 115],
  [`${features}/properties/property-detail.service.ts`, 150],
  [`${features}/accommodations/accommodation-detail.service.ts`, 163],
  [`${features}/services/service-detail.ts`, 160],
])(
  '%s reaches at most %i files, and nothing of accounts, mail, captcha, payment or uploads',
  (file, most) => {
    const reached = collectReached(file);
    expect(reached.filter((path) => ofAccounts.test(path) || ofAdapters.test(path))).toEqual([]);
    expect(reached.length, reached.toSorted().join('\n')).toBeLessThanOrEqual(most);
  },
);

it('docs/search.md names every file that a search of accommodations loads from its folders', () => {
  const text = readFileSync(join(root, 'docs/search.md'), 'utf8');
  const folders = [`${features}/accommodations/`, `${features}/search/`, 'db/'];
  const own = collectReached(`${features}/accommodations/accommodation-search.service.ts`).flatMap((file) =>
    folders.filter((folder) => file.startsWith(folder)).map((folder) => file.slice(folder.length)),
  );
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
});
