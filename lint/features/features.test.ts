import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/paths.mjs';
import { findShown } from './citations.ts';
import { readFeatures } from './features.ts';
import { findGaps, formatPage, type Groups } from './page.ts';

describe('docs/features.md', () => {
  const { gaps, page } = readFeatures(root);
  it('has a sentence and a test for each feature that code or tests cite, and for no other', () => {
    expect(gaps).toEqual([]);
  });
  it('has all 287 features of the documents', () => {
    const groups: Groups = JSON.parse(readFileSync(join(root, 'docs', 'features.json'), 'utf8'));
    const documented = Object.values(groups).reduce((sum, group) => sum + (group.documented ?? 0), 0);
    expect(documented).toBe(287);
  });
  it('is up to date; "npm run features" regenerates it', () => {
    expect(readFileSync(join(root, 'docs', 'features.md'), 'utf8')).toBe(page);
  });
});

describe('the tests that show a feature', () => {
  const found = (text: string) => findShown('a.test.ts', text).map(({ id, title }) => `${id} ${title}`);
  // IDs that no feature has, so that this file cites none.
  it('are found by the comment above them, also above `it.each`', () => {
    const text = `
      // Shows XX-01, XX-02.
      it('opens', () => {});
      // Shows XX-03.
      it.each([['x']])('closes %s', () => {});
      // Shows XX-04.
      describe('a door', () => { it('creaks', () => {}); });
      // Shows XX-05.
      test(\`at \${width} px\`, () => {});`;
    expect(found(text)).toEqual([
      'XX-01 opens',
      'XX-02 opens',
      'XX-03 closes %s',
      'XX-04 a door',
      'XX-05 at … px',
    ]);
  });
  it('are found by an ID in their title', () => {
    expect(found("it('opens (XX-06)', () => {});")).toEqual(['XX-06 opens (XX-06)']);
  });
  it('must directly follow their comment', () => {
    expect(() => found("// Shows XX-01.\nconst x = 1;\nit('opens', () => {});")).toThrow('a.test.ts:1');
  });
});

describe('a gap', () => {
  const groups = { XX: { title: 'Doors', features: { 'XX-01': 'It opens.', 'XX-02': 'It closes.' } } };
  const shown = [{ id: 'XX-01', file: 'a/b.test.ts', title: 'opens | shuts' }];
  it('is a cited ID without a sentence, a sentence that is never cited, or a feature without a test', () => {
    expect(findGaps(groups, { cited: new Set(['XX-01', 'XX-03']), shown })).toEqual([
      'XX-03 is cited, but has no sentence in docs/features.json.',
      'XX-02 has a sentence in docs/features.json, but is never cited.',
    ]);
    expect(findGaps(groups, { cited: new Set(['XX-01', 'XX-02']), shown })).toEqual([
      'XX-02 is shown by no test: put "// Shows XX-02." above one.',
    ]);
  });
  it('is a documented ID without a sentence', () => {
    const documented = { XX: { ...groups.XX, documented: 3 } };
    expect(findGaps(documented, { cited: new Set(['XX-01', 'XX-02']), shown })).toEqual([
      'XX-03 is documented, but has no sentence in docs/features.json.',
      'XX-02 is shown by no test: put "// Shows XX-02." above one.',
    ]);
  });
  it('does not exist when every feature is cited and shown', () => {
    const all = [...shown, { id: 'XX-02', file: 'a/b.test.ts', title: 'closes' }];
    expect(findGaps(groups, { cited: new Set(['XX-01', 'XX-02']), shown: all })).toEqual([]);
    expect(formatPage(groups, all)).toContain(
      "| XX-01 | It opens. | [b.test.ts](../a/b.test.ts) 'opens \\| shuts' |",
    );
  });
});
