import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall, isDebian } from './debian.mjs';
import { isExecutable, pathFolders } from './executables.mjs';
import { CommandError, timed } from './output.mjs';
import { root } from './paths.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** A Chromium or Chrome that is there already: the given one, the system's, or Playwright's own. */
function findBrowser(environment = process.env) {
  const given = environment.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new CommandError(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const folders = pathFolders(environment);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return given || [...onPath, ...macApplications, playwrightsOwn()].find(isExecutable);
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'apps', 'e2e', 'package.json'))(
      '@playwright/test',
    ).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The path of a browser for the browser tests; installs Debian's where that is possible. */
export async function obtainBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (isDebian() && process.getuid() === 0) {
    await timed('Installing Chromium (apt-get)', 'Chromium installed', () => aptInstall(['chromium']));
  }
  const obtained = findBrowser();
  if (obtained) return obtained;
  throw new CommandError(
    'No Chromium was found for the browser tests: install it (Debian: sudo apt install chromium; macOS: brew install --cask chromium; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}
