import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, isDebian } from './debian.ts';
import { CommandError, timed } from './output.mjs';
import { pathFolders } from './paths.mjs';

// The headless shell opens a page in half the processor time of the complete browser, so it takes precedence.
const debianShell = 'chromium-headless-shell';
const shells = [debianShell, 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const findInPath = (names: string[]) =>
  names.flatMap((name) => pathFolders().map((folder) => join(folder, name))).find((file) => existsSync(file));

/** CHROMIUM_PATH, or the system's headless shell. */
function findShell(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new CommandError(`CHROMIUM_PATH is ${given}, which does not exist.`);
  return given || findInPath(shells);
}

/** A complete Chromium or Chrome: the system's, or Playwright's own. */
async function findBrowser(): Promise<string | undefined> {
  const found = findInPath(browsers) ?? macApplications.find((file) => existsSync(file));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find((file) => existsSync(file));
}

/** Returns the path of a browser for the browser tests; installs Debian's headless shell if possible. */
export async function obtainBrowser(): Promise<string> {
  const found = findShell();
  if (found) return found;
  if (isDebian() && process.getuid?.() === 0) {
    await timed('Installing headless Chromium (apt-get)', 'Headless Chromium installed', () =>
      aptInstall([debianShell]),
    );
  }
  const obtained = findShell() ?? (await findBrowser());
  if (obtained) return obtained;
  throw new CommandError(
    'No Chromium was found for the browser tests: install it (Debian: sudo apt install chromium-headless-shell; macOS: brew install --cask chromium; anywhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}
