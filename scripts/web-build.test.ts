import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIfChanged } from './web-build.ts';

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter-build-'));
  write('apps/web/src/page.tsx', 'page');
  write('packages/contracts/src/values.ts', 'values');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a start with this environment builds. */
async function isBuilt(env = {}) {
  let built = false;
  await buildIfChanged(folder, env, async () => {
    built = true;
    write('apps/web/dist/index.html', 'built');
  });
  return built;
}

describe('the build of the web', () => {
  it('happens once while nothing has changed', async () => {
    expect([await isBuilt(), await isBuilt(), await isBuilt()]).toEqual([true, false, false]);
  });

  it.each([
    ['a source', () => write('apps/web/src/page.tsx', 'other')],
    ['a contract', () => write('packages/contracts/src/values.ts', 'other')],
    ['the lockfile', () => write('package-lock.json', '{"a":1}')],
    ['a new file', () => write('apps/web/src/new.ts', '')],
    [
      'a name',
      () => renameSync(join(folder, 'apps/web/src/page.tsx'), join(folder, 'apps/web/src/home.tsx')),
    ],
    ['nothing but a lost build', () => rmSync(join(folder, 'apps/web/dist'), { recursive: true })],
  ])('happens again after a change of %s', async (_what, change) => {
    await isBuilt();
    change();
    expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  });

  it('happens again with another environment of the build, not with other settings', async () => {
    await isBuilt({ NODE_ENV: 'production', PORT: '1' });
    expect(await isBuilt({ NODE_ENV: 'production', PORT: '2' })).toBe(false);
    expect(await isBuilt({ NODE_ENV: 'production', VITE_MAP: 'x' })).toBe(true);
  });

  it('happens again after it failed or was interrupted', async () => {
    await isBuilt();
    write('apps/web/src/page.tsx', 'broken');
    await expect(buildIfChanged(folder, {}, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    write('apps/web/src/page.tsx', 'page');
    expect(await isBuilt()).toBe(true);
  });
});
