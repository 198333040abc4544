import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall, isDebian } from './debian.mjs';
import { isExecutable, pathFolders } from './executables.mjs';
import { CommandError, timed } from './output.mjs';
import { root } from './paths.mjs';

// Chromium without its windows opens a page in half the processor time of the whole browser, so it comes first.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const onPath = (names, environment) =>
  names.flatMap((name) => pathFolders(environment).map((folder) => join(folder, name))).find(isExecutable);

/** The browser that somebody names, or the system's headless one. */
function findShell(environment = process.env) {
  const given = environment.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new CommandError(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return given || onPath(shells, environment);
}

/** A whole Chromium or Chrome: the system's, or Playwright's own. */
const findBrowser = (environment = process.env) =>
  onPath(browsers, environment) ?? [...macApplications, playwrightsOwn()].find(isExecutable);

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'apps', 'e2e', 'package.json'))(
      '@playwright/test',
    ).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The path of a browser for the browser tests; installs Debian's headless one where that is possible. */
export async function obtainBrowser() {
  const found = findShell();
  if (found) return found;
  if (isDebian() && process.getuid() === 0) {
    await timed('Installing headless Chromium (apt-get)', 'apt-get is through', () =>
      aptInstall([shells[0]]),
    );
  }
  const obtained = findShell() ?? findBrowser();
  if (obtained) return obtained;
  throw new CommandError(
    'No Chromium was found for the browser tests: install it (Debian: sudo apt install chromium-headless-shell; macOS: brew install --cask chromium; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}
