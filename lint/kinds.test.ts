import { describe, expect, it } from 'vitest';
import { root } from '../scripts/paths.mjs';
import { kindFiles, namedKinds, needlesslyAllowed } from './kinds.ts';
import { parseSource, readSource, sourceFiles } from './source-files.ts';

const planted = (text: string, file = 'apps/web/src/features/planted/planted.tsx') =>
  namedKinds(parseSource(file, text)).length;

describe('a file that names every kind of listing', () => {
  it.each([
    ['a table', "const words = { property: 'a', accommodation: 'b', service: 'c' };"],
    [
      'a checked table',
      'const flags = { property: 1, accommodation: 0, service: 1 } satisfies Record<ListingKind, number>;',
    ],
    ['a list', "const kinds = ['property', 'accommodation', 'service'];"],
    ['a union', "type Kind = 'property' | 'accommodation' | 'service';"],
    ['a type', 'interface Cards { property: string; accommodation: string; service: string }'],
    [
      'a choice',
      "const name = kind === 'property' ? 'a' : kind === 'accommodation' ? 'b' : kind === 'service' ? 'c' : 'd';",
    ],
    [
      'imports of all three folders',
      "import { a } from '../properties/index.ts';\nimport { b } from '../accommodations/index.ts';\nimport { c } from '../services/index.ts';",
    ],
    ['links to all searches', 'const links = [paths.properties, paths.accommodations, paths.professionals];'],
    ['their ids', "const ids = ['realEstateID', 'accommodationID', 'serviceID'];"],
    ['their addresses', "const paths = ['/ingatlanok', '/szallasok', '/szakemberek'];"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted source is a template
    ['built addresses', 'const find = (id) => [`/ingatlan/${id}`, `/szallas/${id}`, `/szolgaltatas/${id}`];'],
  ])('is found by %s', (_, text) => {
    expect(planted(text)).toBe(1);
  });

  it('is found on every side', () => {
    const text = 'const table = { property: 1, accommodation: 2, service: 3 };';
    for (const folder of ['apps/api/src/features', 'apps/web/src/app', 'packages/contracts/src', 'db'])
      expect(planted(text, `${folder}/planted/planted.ts`), folder).toBe(1);
  });

  it('may be a test, in a folder of a kind or of requests, or not name them all', () => {
    const text = 'const table = { property: 1, accommodation: 2, service: 3 };';
    for (const file of ['planted/planted.test.ts', 'properties/planted.ts', 'requests/planted.ts'])
      expect(planted(text, `apps/api/src/features/${file}`), file).toBe(0);
    expect(planted('const table = { accommodation: 2, service: 3 };')).toBe(0);
  });
});

it('a new kind needs at most eleven files besides its own folders', () => {
  expect(kindFiles.length).toBeLessThanOrEqual(11);
});

// All sources are parsed, which takes long on a busy machine.
it('every file that may name all kinds does', { timeout: 60_000 }, () => {
  expect(needlesslyAllowed(sourceFiles(root).map((file) => readSource(root, file)))).toEqual([]);
});
