import { percentile, printTable } from '../table.ts';
import type { Subject, Tally } from './measure.ts';

/** CPU milliseconds per request. */
export const perRequest = ({ requests, application, database }: Tally) => ({
  application: application / requests,
  database: database / requests,
});

/** All kinds of a mix together. */
const sum = (tallies: Subject['tallies']): Tally =>
  [...tallies.values()].reduce((all, tally) => ({
    times: [...all.times, ...tally.times],
    requests: all.requests + tally.requests,
    application: all.application + tally.application,
    database: all.database + tally.database,
  }));

const toCells = (tally: Tally | undefined): number[] => {
  if (!tally) return [];
  const { application, database } = perRequest(tally);
  return [application, database, percentile(tally.times, 0.5), percentile(tally.times, 0.95)];
};

/** Cost and durations of each kind, and of all together; of two servers also the ratio of the first to the second. */
export function reportKinds(label: string, subjects: readonly Subject[]): void {
  console.log(`${label}: CPU ms a request with eight connections, ms a request over one`);
  const kinds = [...(subjects[0]?.tallies.keys() ?? [])];
  printTable(
    ['', ...subjects.flatMap(({ server }) => [server.name, 'database', 'p50', 'p95'])],
    [
      ...kinds.map((kind) => [kind, ...subjects.flatMap(({ tallies }) => toCells(tallies.get(kind)))]),
      ['all', ...subjects.flatMap(({ tallies }) => toCells(sum(tallies)))],
    ],
  );
  const [ours, bare] = subjects.map(({ tallies }) => perRequest(sum(tallies)));
  if (!ours || !bare) return;
  const both = (ours.application + ours.database) / (bare.application + bare.database);
  const ratios = [ours.application / bare.application, ours.database / bare.database, both];
  printTable(['', 'application', 'database', 'both'], [['ratio', ...ratios]]);
}

/** The growth of the median from each size to the next. */
export function reportGrowth(sizes: readonly { label: string; tallies: Subject['tallies'] }[]): void {
  const steps = sizes.slice(1).map((to, index) => ({ from: sizes[index] ?? to, to }));
  if (steps.length === 0) return;
  const median = (tallies: Subject['tallies'], kind: string) => percentile(tallies.get(kind)?.times, 0.5);
  console.log('growth of the product p50');
  printTable(
    ['', ...steps.map(({ from, to }) => `${from.label} to ${to.label}`)],
    [...(sizes[0]?.tallies.keys() ?? [])].map((kind) => [
      kind,
      ...steps.map(({ from, to }) => median(to.tallies, kind) / median(from.tallies, kind)),
    ]),
  );
}
