import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { obtainBrowser } from './browser.ts';
import { readCounts, readPlaywright, readVitest } from './counts.ts';
import { schemaTypes } from './database/types.ts';
import { bin, root } from './paths.mjs';
import { mustRun, run } from './processes.mjs';
import { buildWeb } from './web-build.ts';

/**
 * The steps of CI, in order. `testEnvironment` is `{ url, folder, env }`: the URL of a database server, a temporary folder
 * and environment variables; `extra` are the arguments that are not names of steps. A step that is a single check throws
 * or resolves to undefined; one that runs tests resolves to the counts of passed and failed tests. `isStatic` steps run
 * nothing of the product and print only what they find, so they run side by side.
 */
export const checks = [
  {
    name: 'lint',
    title: 'Format, lint and import rules',
    isStatic: true,
    run: async ({ env }) => {
      await tool(
        'biome',
        ['ci', '--colors=off', '.'],
        env,
        'Biome reports problems: "npm run format" fixes most of them.',
      );
      await script(join('lint', 'main.ts'), env, 'An import or a value breaks a rule (see above).');
    },
  },
  {
    name: 'promises',
    title: 'Promises and type assertions',
    isStatic: true,
    run: ({ env }) =>
      // With several processors each has a type checker of its own, which infers the same types again.
      tool(
        'oxlint',
        [],
        { ...env, GOMAXPROCS: '1' },
        'oxlint reports promises or type assertions (see above).',
      ),
  },
  {
    name: 'types',
    title: 'Types',
    isStatic: true,
    run: ({ env }) =>
      tool('turbo', ['run', 'typecheck', '--output-logs=errors-only'], env, 'The type check failed.'),
  },
  {
    name: 'deadcode',
    title: 'Dead code',
    isStatic: true,
    run: ({ env }) => tool('knip', [], env, 'There are unused exports, dependencies or files.'),
  },
  {
    name: 'copies',
    title: 'No copies of ten lines',
    isStatic: true,
    run: ({ env }) =>
      tool(
        'jscpd',
        ['--config', '.jscpd.json', '--noTips'],
        env,
        'There are duplicates of ten lines or more: extract them.',
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

async function tool(name, args, env, sentence) {
  await mustRun(bin(name), args, { env, quiet: true }, sentence);
}

async function script(file, env, sentence) {
  await mustRun(process.execPath, [file], { env, quiet: true }, sentence);
}

async function unitTests({ folder, env, extra }) {
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...extra], { env });
  return readCounts(report, readVitest, code);
}

async function webBudgets({ env }) {
  await buildWeb(env);
  const budgets = join('apps', 'web', 'scripts', 'budgets.mjs');
  if (!existsSync(join(root, budgets))) return;
  await script(budgets, env, 'The web is over one of its budgets (see above).');
}

async function browserTests({ url, folder, env, extra }) {
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
