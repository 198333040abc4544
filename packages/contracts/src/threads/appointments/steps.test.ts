import { expect, it } from 'vitest';
import { appointmentMoves, appointmentStates, getSteps } from '../values.ts';

const at = (state: (typeof appointmentStates)[number], isOwn: boolean, hasBegun: boolean) =>
  getSteps({ state, isOwn, hasBegun });

// Shows MSG-13.
it('a proposal is accepted by the other side alone, moved and cancelled by both', () => {
  expect(at('proposed', false, false)).toEqual(['accept', 'move', 'cancel']);
  expect(at('proposed', true, false)).toEqual(['move', 'cancel']);
});

it('an accepted one is changed before it begins, and afterwards only answered', () => {
  expect(at('accepted', true, false)).toEqual(['move', 'cancel']);
  expect(at('accepted', false, true)).toEqual(['answer']);
});

it('the other states are the last ones', () => {
  for (const state of appointmentStates.slice(2)) {
    expect(appointmentMoves[state]).toEqual({});
    expect(at(state, false, true)).toEqual([]);
  }
});
