import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCitations } from './citations.ts';
import { findGaps, formatPage, type Groups } from './page.ts';

/** The expected content of docs/features.md, and the gaps between sentences, code and tests. */
export function readFeatures(root: string): { gaps: string[]; page: string } {
  const groups: Groups = JSON.parse(readFileSync(join(root, 'docs', 'features.json'), 'utf8'));
  const citations = readCitations(root, (id) => Object.hasOwn(groups, id.slice(0, -3)));
  return { gaps: findGaps(groups, citations), page: formatPage(groups, citations.shown) };
}
