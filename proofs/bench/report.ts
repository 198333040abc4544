import { printTable } from '../table.ts';
import { percentile, type Tally } from './measure.ts';

/** The product and the bare server at one size. */
export interface Compared {
  /** The size and the mix. */
  label: string;
  kinds: readonly string[];
  product: Tally;
  reference: Tally;
}

/** CPU milliseconds per request. */
export const perRequest = ({ requests, application, database }: Tally) => ({
  application: application / requests,
  database: database / requests,
  both: (application + database) / requests,
});

/** CPU milliseconds per request of application and database. */
export function reportCost({ label, product, reference }: Compared): void {
  const [ours, bare] = [perRequest(product), perRequest(reference)];
  console.log(`${label}: CPU ms a request, eight connections, ${product.requests} requests each`);
  printTable(
    ['', 'application', 'database', 'both'],
    [
      ['product', ours.application, ours.database, ours.both],
      ['bare server', bare.application, bare.database, bare.both],
      ['ratio', ours.application / bare.application, ours.database / bare.database, ours.both / bare.both],
    ],
  );
}

/** Milliseconds from request to reply over one connection, by kind. */
export function reportTimes({ label, kinds, product, reference }: Compared): void {
  console.log(`${label}: ms a request, one connection`);
  printTable(
    ['', 'product p50', 'p95', 'bare p50', 'p95'],
    kinds.map((kind) => [
      kind,
      ...[product, reference].flatMap(({ times }) => [
        percentile(times.get(kind), 0.5),
        percentile(times.get(kind), 0.95),
      ]),
    ]),
  );
}

/** Cost and durations of each kind of a mix that is measured by itself. */
export function reportKinds(label: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`${label}: CPU ms a request with eight connections, ms a request over one`);
  printTable(
    ['', 'application', 'database', 'p50', 'p95'],
    [...tallies].map(([kind, tally]) => {
      const { application, database } = perRequest(tally);
      const times = tally.times.get(kind);
      return [kind, application, database, percentile(times, 0.5), percentile(times, 0.95)];
    }),
  );
}

/** The growth of the median between sizes. */
export function reportGrowth(results: readonly Compared[]): void {
  const [smallest] = results;
  if (!smallest || results.length < 2) return;
  console.log('growth of the product p50');
  printTable(
    ['', ...results.slice(1).map((result, index) => `${results[index]?.label} to ${result.label}`)],
    smallest.kinds.map((kind) => [
      kind,
      ...results
        .slice(1)
        .map(
          (result, index) =>
            percentile(result.product.times.get(kind), 0.5) /
            percentile(results[index]?.product.times.get(kind), 0.5),
        ),
    ]),
  );
}
