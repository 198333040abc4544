import { OutboundError } from '../../../adapters/outbound/index.ts';

/** What is no calendar, or one with something that cannot be read: nights must not become free by a mistake. */
export const unreadable = () => new OutboundError('unexpected');

/** Steps that the recurrences of a feed may take; those of a usual one take a few hundred each. */
const maxSteps = 400_000;

/** Counts the work for a feed and ends it with `too_large`, whatever its recurrences ask for. */
export function createWorkLimit(): (steps: number) => void {
  let left = maxSteps;
  return (steps) => {
    left -= steps;
    if (left < 0) throw new OutboundError('too_large');
  };
}
