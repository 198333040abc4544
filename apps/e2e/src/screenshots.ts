// Takes the README's screenshot of the home page of a running product with demo data.
// Usage: PIACTER_ADDRESS=http://localhost:3001 node src/screenshots.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { productAddress } from './environment.ts';

const images = join(import.meta.dirname, '../../../docs/images');
/** Maximum size in bytes, since larger pictures make the README slow to open. */
const maxBytes = 400_000;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1120 },
    locale: 'hu-HU',
    colorScheme: 'light',
    baseURL: productAddress(),
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Elfogadom', exact: true }).click();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  const home = await page.screenshot({ type: 'png' });
  if (home.length > maxBytes) throw new Error(`home.png has ${home.length} bytes`);
  await mkdir(images, { recursive: true });
  await writeFile(join(images, 'home.png'), home);
} finally {
  await browser.close();
}
