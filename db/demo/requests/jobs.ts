import type { PoolKind } from '../pictures.ts';

/** The unit of a job's price, and the text of an offer. */
export type JobKind = 'repair' | 'build' | 'lesson' | 'care' | 'event' | 'project';

/** A job that requesters need done. */
export interface Job {
  profession: string;
  kind: JobKind;
  /** The waiting time, as '2 nap'. */
  wait: readonly [count: number, unit: 'óra' | 'nap' | 'hét'];
  /** The usual price in thousands of forints; per hour for lessons and care. */
  price: readonly [from: number, to: number];
  description: string;
  /** Kinds of pictures that show the place of the work. */
  scenes: readonly PoolKind[];
}

type Wait = `${number} ${'óra' | 'nap' | 'hét'}`;

const toWait = (wait: Wait): Job['wait'] => {
  const [count, unit] = wait.split(' ');
  return [Number(count), unit === 'óra' ? 'óra' : unit === 'nap' ? 'nap' : 'hét'];
};

/** The jobs of one kind: profession, waiting time, price, description, and pictures if any. */
export const jobsOf = (
  kind: JobKind,
  entries: readonly (readonly [
    profession: string,
    wait: Wait,
    price: Job['price'],
    description: string,
    ...scenes: PoolKind[],
  ])[],
): Job[] =>
  entries.map(([profession, wait, price, description, ...scenes]) => ({
    profession,
    kind,
    wait: toWait(wait),
    price,
    description,
    scenes,
  }));
