import type { PoolKind } from '../pictures.ts';

/** How a job is priced and what a professional writes about it. */
export type JobKind = 'repair' | 'build' | 'lesson' | 'care' | 'event' | 'project';

/** A job that somebody asks professionals for. */
export interface Job {
  profession: string;
  kind: JobKind;
  /** How long it may take to begin, as '2 nap'. */
  wait: readonly [count: number, unit: 'óra' | 'nap' | 'hét'];
  /** The usual price, in thousands of forints; an hour's price for lessons and care. */
  price: readonly [from: number, to: number];
  description: string;
  /** Scenes that show the place of the work. */
  scenes: readonly PoolKind[];
}

type Wait = `${number} ${'óra' | 'nap' | 'hét'}`;

const toWait = (wait: Wait): Job['wait'] => {
  const [count, unit] = wait.split(' ');
  return [Number(count), unit === 'óra' ? 'óra' : unit === 'nap' ? 'nap' : 'hét'];
};

/** The jobs of one kind: profession, waiting time, price, description, and pictures if there are any. */
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
