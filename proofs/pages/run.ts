// The first visit of the public pages, measured against the goals: Lighthouse on a simulated phone, and a slow line in a
// browser. Exits with 1 when a goal is missed.
import { mkdir } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { paths } from '@piacter/contracts/site/paths';
import { failStart } from '../../apps/api/src/start-failure.ts';
import { productEnvironment, run, start } from '../../apps/e2e/src/product-process.ts';
import { readArguments } from '../arguments.ts';
import { readDetailPages } from '../listing-paths.ts';
import { printTable } from '../table.ts';
import {
  type Figures,
  type Goal,
  isReached,
  lighthouseGoals,
  medians,
  slowLineGoals,
  toCell,
  toHeading,
} from './goals.ts';
import { readReport, runLighthouse } from './lighthouse.ts';
import { loadOnSlowLine } from './slow-line.ts';

const { values, names } = readArguments(
  `npm run proof:pages -- [paths] [options]

  --runs 3          of each measurement, of which the median counts
  --address URL     of a running product
  --only NAME       lighthouse or slow-line`,
  {
    runs: { type: 'string', default: '3' },
    address: { type: 'string' },
    only: { type: 'string' },
  },
  (word) => word.startsWith('/'),
);
const {
  CHROMIUM_PATH: browser = '',
  LIGHTHOUSE_DIR: lighthouse = '',
  DATA_DIR: folder,
  DATABASE_URL,
} = process.env;
if (!browser || !lighthouse || !folder)
  failStart('`npm run proof:pages` gives CHROMIUM_PATH, LIGHTHOUSE_DIR and DATA_DIR.');

/** Beside those of listings. */
const fixedPages = [
  paths.home,
  paths.properties,
  paths.accommodations,
  paths.professionals,
  paths.loginRegister,
  paths.help,
  paths.packages,
];
const runs = Math.max(1, Number(values.runs));

async function startProduct(databaseUrl: string, data: string) {
  const env = productEnvironment(databaseUrl, data);
  await run('src/commands/prepare.ts', env);
  return start(env);
}

async function getProduct(data: string) {
  if (values.address) return { address: values.address, stop: () => Promise.resolve() };
  if (!DATABASE_URL) throw new Error('Neither --address nor DATABASE_URL is given.');
  return startProduct(DATABASE_URL, data);
}

/** Repeats a measurement and returns all results. */
async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}

let areAllReached = true;

/** Prints the medians of each page's figures, with their goals as headings. */
function print<Key extends string>(
  title: string,
  goals: Record<Key, Goal>,
  measured: readonly { page: string; figures: readonly Record<Key, number>[] }[],
) {
  const keys = Object.keys(goals) as Key[];
  const rows = measured.map(({ page, figures }) => ({ page, figures: medians(figures) }));
  areAllReached &&= rows.every(({ figures }) => keys.every((key) => isReached(figures[key], goals[key])));
  console.log(`\n${title}`);
  printTable(
    ['', ...keys.map((key) => toHeading(goals[key]))],
    rows.map(({ page, figures }) => [page, ...keys.map((key) => toCell(figures[key], goals[key]))]),
  );
}

async function measureByLighthouse(address: string, pages: readonly string[], temporary: string) {
  const machines: number[] = [];
  const faults = new Set<string>();
  const measured: { page: string; figures: Figures<typeof lighthouseGoals>[] }[] = [];
  for (const page of pages) {
    const url = new URL(page, address).href;
    const results = await repeat(async () =>
      readReport(await runLighthouse(url, { folder: lighthouse, browser, temporary })),
    );
    machines.push(...results.map(({ machine }) => machine));
    for (const fault of results.flatMap(({ faults }) => faults)) faults.add(`${page}: ${fault}`);
    measured.push({ page, figures: results.map(({ figures }) => figures) });
  }
  print('Lighthouse, mobile, HTTP/1.1', lighthouseGoals, measured);
  for (const fault of faults) console.log(`✗ ${fault}`);
  const [slowest, fastest] = [Math.min(...machines), Math.max(...machines)].map(Math.round);
  console.log(`Speed of this machine as Lighthouse sees it: ${slowest} to ${fastest}`);
}

async function measureOnSlowLine(address: string, pages: readonly string[]) {
  const measured: { page: string; figures: Figures<typeof slowLineGoals>[] }[] = [];
  for (const page of pages) {
    const url = new URL(page, address).href;
    measured.push({ page, figures: await repeat(() => loadOnSlowLine(url, browser)) });
  }
  print('Slow line: 400 ms, 200 kB/s, half the processor', slowLineGoals, measured);
}

const data = join(folder, 'pages');
await mkdir(data, { recursive: true });
const product = await getProduct(data);
try {
  const details = await readDetailPages(product.address);
  const given = names.length > 0 ? names : undefined;
  if (values.only !== 'slow-line')
    await measureByLighthouse(product.address, given ?? [...fixedPages, ...details], data);
  if (values.only !== 'lighthouse')
    await measureOnSlowLine(product.address, given ?? [paths.properties, ...details.slice(0, 1)]);
  console.log(`\nLoad ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors, ${runs} runs.`);
} finally {
  await product.stop();
}
process.exitCode = areAllReached ? 0 : 1;
