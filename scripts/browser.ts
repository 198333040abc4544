import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall, isDebian } from './debian.ts';
import { isExecutable, pathFolders } from './executables.ts';
import { CommandError, timed } from './output.mjs';
import { root } from './paths.mjs';

// The headless shell opens a page in half the processor time of the complete browser, so it takes precedence.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const findInPath = (names, environment) =>
  names.flatMap((name) => pathFolders(environment).map((folder) => join(folder, name))).find(isExecutable);

/** CHROMIUM_PATH, or the system's headless shell. */
function findShell(environment = process.env) {
  const given = environment.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new CommandError(`CHROMIUM_PATH is ${given}, which does not exist.`);
  return given || findInPath(shells, environment);
}

/** A complete Chromium or Chrome: the system's, or Playwright's own. */
const findBrowser = (environment = process.env) =>
  findInPath(browsers, environment) ?? [...macApplications, getPlaywrightBrowser()].find(isExecutable);

function getPlaywrightBrowser() {
  try {
    return createRequire(join(root, 'apps', 'e2e', 'package.json'))(
      '@playwright/test',
    ).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Returns the path of a browser for the browser tests; installs Debian's headless shell if possible. */
export async function obtainBrowser() {
  const found = findShell();
  if (found) return found;
  if (isDebian() && process.getuid() === 0) {
    await timed('Installing headless Chromium (apt-get)', 'Headless Chromium installed', () =>
      aptInstall([shells[0]]),
    );
  }
  const obtained = findShell() ?? findBrowser();
  if (obtained) return obtained;
  throw new CommandError(
    'No Chromium was found for the browser tests: install it (Debian: sudo apt install chromium-headless-shell; macOS: brew install --cask chromium; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}
