import { describe, expect, it } from 'vitest';
import { readReference } from '../../../testing/knowledge.ts';
import { understand } from '../understand.ts';
import { createKnowledge } from '../understanding.service.ts';
import { judgeVisitor, visitorsDay } from './judge-visitors.ts';
import { readVisitors } from './read-visitors.ts';

const { gazetteer, rows, professions } = readReference();
const knowledge = createKnowledge(gazetteer, rows, professions);
const visitors = readVisitors();
const judge = (kind: 'readings' | 'readingsOfOurs') =>
  visitors.filter(
    (row) => judgeVisitor(row[kind], understand(row.typed, knowledge, visitorsDay), knowledge).length === 0,
  );

/** Sentences that are right as their author expects them, and with what this product has or lacks. */
const minRight = { readings: 286, readingsOfOurs: 300 } as const;

describe('sentences by somebody who has not read the tables', () => {
  // Shows FIND-02.
  it.each(Object.entries(minRight))('are understood as expected (%s)', (kind, least) => {
    expect(visitors).toHaveLength(300);
    expect(judge(kind as keyof typeof minRight).length).toBeGreaterThanOrEqual(least);
  });
});
