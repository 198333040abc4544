import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { bin, root } from './paths.mjs';
import { mustRun } from './processes.mjs';

/** What a build of the web reads, relative to the checkout. */
const inputFolders = ['apps/web', 'packages/contracts'];
const inputFiles = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'turbo.json'];
/** Folders that the build or tools write. */
const written = new Set(['dist', 'node_modules', '.turbo', 'coverage']);
/** Environment variables that reach the built files. */
const builtIn = /^(VITE_.*|NODE_ENV|BROWSERSLIST.*)$/;

function* filesIn(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!written.has(entry.name)) yield* filesIn(child);
    } else yield child;
  }
}

/** The hash of everything that determines a build: sources, lockfile, settings, environment and Node's version. */
function hashInputs(folder: string, env: NodeJS.ProcessEnv) {
  const at = (path: string) => join(folder, path);
  const files = [...inputFolders.flatMap((path) => [...filesIn(at(path))]), ...inputFiles.map(at)]
    .filter((path) => existsSync(path))
    .sort();
  const hash = createHash('sha256').update(process.version);
  // Vite builds for production unless it is told otherwise.
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...env }).sort())
    if (builtIn.test(name)) hash.update(`\0${name}=${value}`);
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`\0${relative(folder, file).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Runs `build` unless the inputs are those of the last complete build. The stamp is in the folder of the build, so that
 * it disappears with it, and is written last, so that an interrupted build has none.
 */
export async function buildIfChanged(
  folder: string,
  env: NodeJS.ProcessEnv,
  build: () => Promise<unknown>,
): Promise<void> {
  const stamp = join(folder, 'apps', 'web', 'dist', '.inputs');
  const hash = hashInputs(folder, env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, hash);
}

/** Builds the web if anything has changed; asking turbo takes half a second, and without git it builds every time. */
export function buildWeb(env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['run', 'build', '--filter=@piacter/web', '--output-logs=errors-only'];
  return buildIfChanged(root, env, () =>
    mustRun(bin('turbo'), args, { env, quiet: true }, 'The web could not be built (see above).'),
  );
}
