import type { Page, Request } from '@playwright/test';
import { expect, test } from '../visitor.ts';

const pages = [
  '/',
  '/ingatlanok',
  '/ingatlan/240',
  '/szallasok',
  '/szallas/105',
  '/szakemberek',
  '/szolgaltatas/8',
  // The property of an advertiser with social media links.
  '/szolgaltatas/1',
];
/** Budget of a first visit for scripts, in transferred bytes. */
const scriptBudget = 150_000;
/** Budget of the cumulative layout shift. */
const shiftBudget = 0.02;

type Shift = { value: number; moved: string[] };

/** Records every unexpected layout shift with its sources. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '',
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/**
 * Delays the fonts until the page is rendered without them, as on a slow connection; returns the function that releases
 * them.
 */
async function holdFonts(page: Page): Promise<() => void> {
  const drawn = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  return drawn.resolve;
}

/** Waits until the page has loaded with everything in view: code, fonts and pictures. */
async function wholePage(page: Page, address: string, letFontsCome?: () => void): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letFontsCome?.();
  await page.waitForLoadState('load');
  // Scripts are requested when the page has been painted, which can be after that.
  await page.locator('#root[data-started]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  const visible = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .every((image) => image.complete),
    );
  await expect.poll(visible).toBe(true);
}

async function expectStill(shifts: () => Promise<Shift[]>): Promise<void> {
  const found = await shifts();
  const total = found.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(found)).toBeLessThanOrEqual(shiftBudget);
}

for (const address of pages) {
  test(`no layout shift at a first visit of ${address}, which loads little and once`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const shifts = await watchShifts(page);
    await wholePage(page, address, await holdFonts(page));

    await test.step('nothing shifts', () => expectStill(shifts));

    await test.step('scripts stay within their budget', async () => {
      const scripts = requests.filter((request) => request.resourceType() === 'script');
      const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(0);
      expect(total, `${total} bytes in ${sizes.length} scripts`).toBeLessThanOrEqual(scriptBudget);
    });

    const paths = requests.map((request) => new URL(request.url()).pathname);

    await test.step('every picture is loaded once', async () => {
      const pictures = paths.filter((path) => path.startsWith('/files/images/'));
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.toSorted()).toEqual([...new Set(pictures)].toSorted());
      // Another width of the same picture would be a second download as well.
      const drawn = pictures.map((path) => path.replace(/-\d+\.webp$/, ''));
      expect(drawn.toSorted()).toEqual([...new Set(drawn)].toSorted());
    });
  });
}

for (const address of [
  '/login-reg',
  '/tudastar',
  '/szolgaltatas-csomagok',
  '/rolunk',
  '/szallas/nincs-99999999',
]) {
  test(`no layout shift on ${address}`, async ({ page }) => {
    // Long texts wrap differently in each font, so here the fonts come from the browser's cache.
    await page.goto('/');
    const shifts = await watchShifts(page);
    await wholePage(page, address);
    await expectStill(shifts);
  });
}
