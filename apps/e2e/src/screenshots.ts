// Takes the README's screenshots of a running product with demo data.
// Usage: PIACTER_ADDRESS=http://localhost:3001 node src/screenshots.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerPaths, paths } from '@piacter/contracts/site/paths';
import { chromium, type Page } from '@playwright/test';
import { productAddress } from './environment.ts';

const images = join(import.meta.dirname, '../../../docs/images');
/** Bytes of all of them, since larger pictures make the README slow to open. */
const maxBytes = 500_000;

const password = 'Piacter-demo-1';

async function signIn(page: Page, email: string) {
  await page.goto(paths.loginRegister);
  await page.getByLabel('E-mail-cím').first().fill(email);
  await page.getByRole('textbox', { name: 'Jelszó' }).first().fill(password);
  await page.getByRole('button', { name: 'Bejelentkezés' }).last().click();
  await page.waitForURL((url) => url.pathname !== paths.loginRegister);
}

const shots: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', open: (page) => page.goto(paths.home) },
  { name: 'search', open: (page) => page.goto(`${paths.properties}?settlement=Budapest#terkep`) },
  {
    name: 'detail',
    async open(page) {
      await page.goto(paths.accommodations);
      await page.locator('main a[href^="/szallas"]').first().click();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'desk',
    async open(page) {
      await signIn(page, 'tulajdonos@piacter.test');
      await page.goto(ownerPaths.listings);
    },
  },
];

/** Settled: fonts and visible pictures are there, and nothing is being loaded. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    locale: 'hu-HU',
    colorScheme: 'light',
    baseURL: productAddress(),
  });
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Elfogadom', exact: true }).click();
  let bytes = 0;
  for (const { name, open } of shots) {
    await open(page);
    await settle(page);
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
    bytes += picture.length;
    await writeFile(join(images, `${name}.jpg`), picture);
  }
  if (bytes > maxBytes) throw new Error(`The screenshots have ${bytes} bytes.`);
} finally {
  await browser.close();
}
