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

const lint: Check['run'] = async ({ env }) => {
  const fixes = 'Biome reports problems: "npm run format" fixes most of them.';
  await quietly(bin('biome'), ['ci', '--colors=off', '.'], env, fixes);
  return script(join('lint', 'main.ts'), env, 'An import or a value breaks a rule (see above).');
};

const tool =
  (name: string, args: string[], sentence: string): Check['run'] =>
  ({ env }) =>
    quietly(bin(name), args, env, sentence);

/** The steps of CI, in order. */
export const checks: Check[] = [
  { name: 'lint', title: 'Format, lint and import rules', isStatic: true, run: lint },
  {
    name: 'promises',
    title: 'Promises and type assertions',
    isStatic: true,
    // With several processors each has a type checker of its own, which infers the same types again.
    run: ({ env }) =>
      quietly(bin('oxlint'), [], { ...env, GOMAXPROCS: '1' }, 'oxlint reports problems (see above).'),
  },
  {
    name: 'types',
    title: 'Types',
    isStatic: true,
    run: tool('turbo', ['run', 'typecheck', '--output-logs=errors-only'], 'The type check failed.'),
  },
  {
    name: 'deadcode',
    title: 'Dead code',
    isStatic: true,
    run: tool('knip', [], 'There are unused exports, dependencies or files.'),
  },
  {
    name: 'copies',
    title: 'No copies of ten lines',
    isStatic: true,
    run: tool(
      'jscpd',
      ['--config', '.jscpd.json', '--noTips'],
      'There are duplicates of ten lines: extract them.',
    ),
  },
  {
    name: 'schema',
    title: 'Types of the schema are up to date',
    needsDatabase: true,
    run: ({ url, folder, env }) => schemaTypes({ url, folder, env, check: true }),
  },
  { name: 'unit', title: 'Unit and HTTP tests', needsDatabase: true, run: unitTests },
  { name: 'budgets', title: 'Web build and its budgets', run: webBudgets },
  { name: 'browser', title: 'Browser tests', needsDatabase: true, run: browserTests },
];

async function quietly(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  sentence: string,
): Promise<undefined> {
  await mustRun(program, args, { env, quiet: true }, sentence);
}

const script = (file: string, env: NodeJS.ProcessEnv, sentence: string) =>
  quietly(process.execPath, [file], env, sentence);

async function unitTests({ folder, env, extra }: CheckEnvironment) {
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...extra], { env });
  return readCounts(report, readVitest, code);
}

async function webBudgets({ env }: CheckEnvironment) {
  await buildWeb(env);
  const budgets = join('apps', 'web', 'scripts', 'budgets.mjs');
  return script(budgets, env, 'The web is over one of its budgets (see above).');
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
