import type { Page } from '@playwright/test';
import { banner, expect, test } from '../visitor.ts';

/** The controls and headings of the page that the cookie banner or its tab touches, at its top and at its end. */
const touchedByBanner = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return banner(page).evaluate((element) => {
    const touched = new Set<string>();
    for (const place of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, place);
      const area = element.getBoundingClientRect();
      for (const other of document.querySelectorAll(
        'a, button, input, select, textarea, summary, h1, h2, dd',
      )) {
        const rect = other.getBoundingClientRect();
        const [left, right] = [Math.max(rect.left, area.left), Math.min(rect.right, area.right)];
        const [top, bottom] = [Math.max(rect.top, area.top), Math.min(rect.bottom, area.bottom)];
        if (left >= right || top >= bottom || element.contains(other)) continue;
        // What a scrolling panel has cut off is not there.
        const isThere = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(other);
        if (isThere) touched.add(other.outerHTML.slice(0, 90));
      }
    }
    return [...touched];
  });
};

test('the cookie banner and its tab lie on nothing', async ({ page }) => {
  const pages = ['/ingatlanok', '/ingatlan/240', '/regisztracio', '/'];
  await test.step('before the choice', async () => {
    for (const address of pages) {
      await page.goto(address);
      expect(await touchedByBanner(page), address).toEqual([]);
    }
    await expect(banner(page).getByRole('button', { name: 'Elfogadom' })).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(banner(page).getByRole('button', { name: 'Elfogadom' })).toBeInViewport();
  });

  await test.step('after it', async () => {
    await banner(page).getByRole('button', { name: 'Nem fogadom el' }).click();
    for (const address of pages) {
      await page.goto(address);
      expect(await touchedByBanner(page), address).toEqual([]);
    }
  });

  await test.step('opened again', async () => {
    await banner(page).getByRole('button', { name: 'Cookie beállítások' }).click();
    await expect(banner(page).getByRole('button', { name: 'Elfogadom' })).toBeInViewport();
    expect(await touchedByBanner(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Elfogadom' }).click();
    await expect(banner(page).getByRole('button')).toHaveText(['Cookie beállítások']);
  });
});
