import { describe, expect, it } from 'vitest';
import { readReference } from '../../../testing/knowledge.ts';
import { understand } from '../understand.ts';
import { createKnowledge } from '../understanding.service.ts';
import { judgeVisitor, visitorsDay } from './judge-visitors.ts';
import { readVisitors } from './read-visitors.ts';

const { gazetteer, rows, professions } = readReference();
const knowledge = createKnowledge(gazetteer, rows, professions);
const judge = (visitors: ReturnType<typeof readVisitors>, kind: 'readings' | 'readingsOfOurs') =>
  visitors.filter(
    (row) => judgeVisitor(row[kind], understand(row.typed, knowledge, visitorsDay), knowledge).length === 0,
  );

describe('sentences by somebody who has not read the tables', () => {
  const visitors = readVisitors();

  // Shows FIND-02.
  it.each([
    ['as their author expects', 'readings', 290],
    ['with what this product has in place of that', 'readingsOfOurs', 300],
  ] as const)('are right %s', (_how, kind, least) => {
    expect(visitors).toHaveLength(300);
    expect(judge(visitors, kind).length).toBeGreaterThanOrEqual(least);
  });
});

it('understands sentences that were written later, before anything was mended for them', () => {
  const later = readVisitors('later-visitors.tsv');
  expect(later).toHaveLength(60);
  expect(judge(later, 'readings').length).toBeGreaterThanOrEqual(58);
});
