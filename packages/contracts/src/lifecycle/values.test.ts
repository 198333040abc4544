import { describe, expect, it } from 'vitest';
import {
  findGraphFaults,
  getNextStates,
  getSourceStates,
  initialStates,
  isFound,
  listingMoves,
  listingStates,
} from './values.ts';

describe('the state graph of a listing', () => {
  it('has no faults', () => {
    expect(findGraphFaults(listingMoves, initialStates)).toEqual([]);
  });

  it('names the faults of a wrong graph', () => {
    const graph = { a: { b: ['owner'], x: ['owner'] }, b: { b: ['owner'] }, c: { a: [] } } as const;
    expect(findGraphFaults(graph, ['a'])).toEqual([
      'a → x: no such state',
      'c → a: nobody may',
      'c: never reached',
      'b: never left',
    ]);
  });

  it('gives the same moves forwards and backwards', () => {
    for (const actor of ['owner', 'admin', 'link', 'job'] as const)
      for (const from of listingStates)
        for (const to of listingStates)
          expect(getNextStates(from, actor).includes(to)).toBe(getSourceStates(to, actor).includes(from));
  });

  it('lets the link renew only, and the job expire only what is found', () => {
    expect(getSourceStates('live', 'link')).toEqual(['live', 'expired']);
    expect(listingStates.filter((state) => getNextStates(state, 'job').length > 0)).toEqual(
      listingStates.filter(isFound),
    );
  });

  it('leads back to live from every state', () => {
    expect(getSourceStates('live', 'owner')).toEqual(listingStates);
  });
});
