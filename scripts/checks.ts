import { join } from 'node:path';
import { obtainBrowser } from './browser.ts';
import { type Counts, readCounts, readPlaywright, readVitest } from './counts.ts';
import { schemaTypes } from './database/types.ts';
import { bin, root } from './paths.mjs';
import { mustRun, run } from './processes.mjs';
import { buildWeb } from './web-build.ts';

interface CheckEnvironment {
  /** Of a database server. */
  url: string;
  /** Temporary. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** The arguments that are not names of steps. */
  extra: string[];
}

export interface Check {
  name: string;
  title: string;
  /** Runs nothing of the product and prints only what it finds: such checks run side by side. */
  isStatic?: true;
  needsDatabase?: true;
  /** Tests resolve to their counts; a single check throws or resolves to undefined. */
  run: (environment: CheckEnvironment) => Promise<Counts | undefined>;
}

/** A tool or script that prints only what it finds, with what its failure means. */
const finder =
  (program: string, args: string[], sentence: string, more?: NodeJS.ProcessEnv): Check['run'] =>
  async ({ env }) => {
    await mustRun(program, args, { env: { ...env, ...more }, quiet: true }, sentence);
    return undefined;
  };

const format = finder(
  bin('biome'),
  ['ci', '--colors=off', '.'],
  'Biome reports problems: "npm run format" fixes most of them.',
);
const rules = finder(process.execPath, [join('lint', 'main.ts')], 'An import or a value breaks a rule.');
const typecheck = ['run', 'typecheck', '--output-logs=errors-only'];
const copies = ['--config', '.jscpd.json', '--noTips'];
const budgets = finder(
  process.execPath,
  [join('apps', 'web', 'scripts', 'budgets.mjs')],
  'The web is over one of its budgets (see above).',
);

const isStatic = true;
const needsDatabase = true;

/** The steps of CI, in order. */
export const checks: Check[] = [
  {
    name: 'lint',
    title: 'Format, lint and import rules',
    isStatic,
    run: async (environment) => (await format(environment)) ?? rules(environment),
  },
  {
    name: 'promises',
    title: 'Promises and type assertions',
    isStatic,
    // With several processors each has a type checker of its own, which infers the same types again.
    run: finder(bin('oxlint'), [], 'Promises or type assertions are wrong.', { GOMAXPROCS: '1' }),
  },
  { name: 'types', title: 'Types', isStatic, run: finder(bin('turbo'), typecheck, 'The type check failed.') },
  { name: 'deadcode', title: 'Dead code', isStatic, run: finder(bin('knip'), [], 'Something is unused.') },
  {
    name: 'copies',
    title: 'No copies of ten lines',
    isStatic,
    run: finder(bin('jscpd'), copies, 'There are duplicates of ten lines or more: extract them.'),
  },
  {
    name: 'schema',
    title: 'Types of the schema are up to date',
    needsDatabase,
    run: (environment) => schemaTypes({ ...environment, check: true }),
  },
  { name: 'unit', title: 'Unit and HTTP tests', needsDatabase, run: unitTests },
  {
    name: 'budgets',
    title: 'Web build and its budgets',
    run: async (environment) => (await buildWeb(environment.env)) ?? budgets(environment),
  },
  { name: 'browser', title: 'Browser tests', needsDatabase, run: browserTests },
];

async function unitTests({ folder, env, extra }: CheckEnvironment) {
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...extra], { env });
  return readCounts(report, readVitest, code);
}

async function browserTests({ url, folder, env, extra }: CheckEnvironment) {
  await buildWeb(env);
  const report = join(folder, 'playwright.json');
  const browserEnv = {
    ...env,
    TEST_DATABASE_URL: url,
    CHROMIUM_PATH: await obtainBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const { code } = await run(bin('playwright'), ['test', '--reporter=list,json', ...extra], {
    env: browserEnv,
    cwd: join(root, 'apps', 'e2e'),
  });
  return readCounts(report, readPlaywright, code);
}
