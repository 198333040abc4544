import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { productDatabase } from './environment.ts';

const command = join(import.meta.dirname, '../../api/src/commands/check-data.ts');

/** Runs after the last story, on the data of all stories and the demo data. */
test('npm run check:data finds no violated invariant after the stories', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    env: {
      ...process.env,
      DATABASE_URL: productDatabase(),
      JWT_SECRET: 'nothing is signed while data are checked',
    },
    encoding: 'utf8',
  });
  expect(`${stderr}${stdout}`.trim()).toMatch(/^(\d+) of \1 rules hold$/);
  expect(status).toBe(0);
});
