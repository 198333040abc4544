// The first visit of the public pages, measured against the goals: Lighthouse on a simulated phone, and a slow line in a
// browser. Exits with 1 when a goal is missed.
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { paths } from '@piacter/contracts/site/paths';
import { failStart } from '../../apps/api/src/start-failure.ts';
import { productEnvironment, run, start } from '../../apps/e2e/src/product-process.ts';
import { readArguments } from '../arguments.ts';
import { readDetailPages } from '../listing-paths.ts';
import { printTable } from '../table.ts';
import { type Goal, isReached, lighthouseGoals, medians, slowLineGoals, toCell, toHeading } from './goals.ts';
import { readReport, runLighthouse } from './lighthouse.ts';
import { loadOnSlowLine } from './slow-line.ts';

const { values, names } = readArguments(
  'npm run proof:pages -- [paths] [options]',
  {
    runs: ['3', 'of each measurement, of which the median counts'],
    address: ['', 'of a running product'],
    only: ['', 'lighthouse or slow-line'],
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

async function getProduct(data: string) {
  if (values.address) return { address: values.address, stop: () => Promise.resolve() };
  if (!DATABASE_URL) throw new Error('Neither --address nor DATABASE_URL is given.');
  const env = productEnvironment(DATABASE_URL, data);
  await run('src/commands/prepare.ts', env);
  return start(env);
}

interface Measured<Result> {
  page: string;
  results: Result[];
}

/** The results of all runs of a measurement, page by page. */
async function repeat<Result>(pages: readonly string[], measure: (url: string) => Promise<Result>) {
  const measured: Measured<Result>[] = [];
  for (const page of pages) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(new URL(page, product.address).href));
    measured.push({ page, results });
  }
  return measured;
}

let areAllReached = true;

/** Prints the medians of each page's figures, with their goals as headings. */
function print<Key extends string>(
  title: string,
  goals: Record<Key, Goal>,
  measured: readonly Measured<Record<Key, number>>[],
) {
  const keys = Object.keys(goals) as Key[];
  const rows = measured.map(({ page, results }) => ({ page, figures: medians(results) }));
  areAllReached &&= rows.every(({ figures }) => keys.every((key) => isReached(figures[key], goals[key])));
  console.log(`\n${title}`);
  printTable(
    ['', ...keys.map((key) => toHeading(goals[key]))],
    rows.map(({ page, figures }) => [page, ...keys.map((key) => toCell(figures[key], goals[key]))]),
  );
}

async function measureByLighthouse(pages: readonly string[]) {
  const measured = await repeat(pages, async (url) =>
    readReport(await runLighthouse(url, { folder: lighthouse, browser })),
  );
  print(
    'Lighthouse, mobile, HTTP/1.1',
    lighthouseGoals,
    measured.map(({ page, results }) => ({ page, results: results.map(({ figures }) => figures) })),
  );
  const found = measured.flatMap(({ page, results }) =>
    results.flatMap(({ faults }) => faults.map((fault) => `${page}: ${fault}`)),
  );
  for (const fault of new Set(found)) console.log(`✗ ${fault}`);
  const machines = measured.flatMap(({ results }) => results.map(({ machine }) => machine));
  const [slowest, fastest] = [Math.min(...machines), Math.max(...machines)].map(Math.round);
  console.log(`Speed of this machine as Lighthouse sees it: ${slowest} to ${fastest}`);
}

const product = await getProduct(await mkdtemp(join(folder, 'pages-')));
try {
  const details = await readDetailPages(product.address);
  const given = names.length > 0 ? names : undefined;
  if (values.only !== 'slow-line') await measureByLighthouse(given ?? [...fixedPages, ...details]);
  if (values.only !== 'lighthouse') {
    const pages = given ?? [paths.properties, ...details.slice(0, 1)];
    const measured = await repeat(pages, (url) => loadOnSlowLine(url, browser));
    print('Slow line: 400 ms, 200 kB/s, half the processor', slowLineGoals, measured);
  }
  console.log(`\nLoad ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors, ${runs} runs.`);
} finally {
  await product.stop();
}
process.exitCode = areAllReached ? 0 : 1;
