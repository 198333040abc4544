import { loadavg } from 'node:os';
import { printTable } from '../table.ts';
import type { Finding } from './scenarios.ts';

const whole = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(0));

const others = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .filter(([status]) => status !== '200')
    .map(([status, count]) => `${status === '0' ? 'broken' : status}: ${count}`)
    .join(', ') || '-';

/** Prints a line when a scenario ends, as progress. */
export function announce({ name, misses }: Finding): void {
  const [minute] = loadavg();
  console.log(`${misses.length === 0 ? '✓' : '✗'} ${name} (load ${minute?.toFixed(1)})`);
  for (const what of misses) console.log(`    ${what}`);
}

const columns =
  'scenario|200 a second|other replies|p50 ms|p99|max|MB before|peak|after|log MB/min|CPU product|generator|200 a CPU s';

/** The table of all scenarios. */
export function report(findings: readonly Finding[]): void {
  console.log('');
  printTable(
    columns.split('|'),
    findings.map(({ name, crowd, use, perCpuSecond, misses }) => [
      `${misses.length === 0 ? '✓' : '✗'} ${name}`,
      whole(crowd.goodput),
      others(crowd.statuses),
      ...[crowd.p50, crowd.p99, crowd.max, use.before, use.peak, use.after].map(whole),
      use.log,
      use.processors,
      use.generator,
      whole(perCpuSecond ?? Number.NaN),
    ]),
  );
}
