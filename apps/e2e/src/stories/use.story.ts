import type { Locator, Page } from '@playwright/test';
import { returnTo } from '../form-steps.ts';
import { signedIn } from '../people.ts';
import { chooseAddress, field } from '../property-steps.ts';
import { banner, expect, isPhone, messageBox, test } from '../visitor.ts';

/** The controls and headings that the cookie banner or its tab overlaps, at the top and at the end of the page. */
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
        // Content clipped by a scrolling panel is not visible.
        const isThere = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(other);
        if (isThere) touched.add(other.outerHTML.slice(0, 90));
      }
    }
    return [...touched];
  });
};

test('a registration reports all errors at once', async ({ page }) => {
  await page.goto('/regisztracio');
  const form = page.getByRole('form', { name: 'Regisztráció' });
  await form.getByLabel('Jelszó *').fill('Egyik-jelszó-9');
  await form.getByLabel('Jelszó újra').fill('Másik-jelszó-9');
  await form.getByRole('button', { name: 'Regisztráció' }).click();
  await messageBox(page).getByRole('button', { name: 'OK' }).click();
  const summary = form.getByRole('alert');
  for (const error of ['E-mail-cím:', 'A két jelszó nem egyezik', /adatkezelési/i, /szerződési/])
    await expect(summary).toContainText(error);
  const consentError = await form.getByText('Fogadd el az adatkezelési nyilatkozatot!').last().boundingBox();
  const nextConsent = await form.getByRole('checkbox').last().boundingBox();
  expect((nextConsent?.y ?? 0) - (consentError?.y ?? 0) - (consentError?.height ?? 0)).toBeGreaterThan(6);
});

test('the bar on phones leads to the message in one tap, and is hidden beside the form', async ({ page }) => {
  await page.goto('/ingatlan/240');
  const link = page.getByRole('link', { name: 'Üzenet', exact: true });
  const form = page.getByRole('form', { name: 'Írj a hirdetőnek' });
  if (isPhone(page)) {
    // It is loaded by the press.
    await expect(form).toHaveCount(0);
    await link.click();
    await expect(form.getByRole('textbox', { name: 'Név' })).toBeFocused();
  }
  await expect(form.getByRole('button', { name: 'Üzenet küldése' })).toBeVisible();
  await expect(link).toBeHidden();
});

test("a listing's form explains the rounding of decimals, and suggests postal codes", async ({ page }) => {
  await signedIn(page);
  await page.goto('/ingatlan_tulajdonos/ingatlan_felvitel?lepes=terulet');
  await field(page, 'Alapterület').fill('64,5');
  await test.step('what is unsaved and the buttons are in one row, on phones in two', async () => {
    const middleOf = async (what: Locator) => {
      const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
      return y + height / 2;
    };
    const discard = await middleOf(page.getByRole('button', { name: 'Elvetés' }));
    expect(await middleOf(page.getByText('1 módosítás nincs mentve.'))).toBeCloseTo(discard, -1);
    const save = await middleOf(page.getByRole('button', { name: isPhone(page) ? 'Tovább' : 'Közzéteszem' }));
    expect(await middleOf(page.getByRole('button', { name: 'Piszkozatként mentem' }))).toBeCloseTo(save, 0);
    expect(save - discard).toBeLessThan(60);
  });
  await expect(page.getByText('Itt egész szám kell, ezért 65 lett.').first()).toBeVisible();
  await field(page, 'Alapterület').blur();
  await expect(field(page, 'Alapterület')).toHaveValue('65');

  await returnTo(page, 'Cím és típus');
  const search = page.getByRole('combobox', { name: 'Cím keresése' });
  await search.pressSequentially('győr');
  await expect(page.getByRole('option').filter({ hasText: /Győr$/ })).toHaveCount(4);
  await search.fill('');
  await chooseAddress(page, 'Győr, Baross Gábor utca');
  await expect(page.getByText(/^Győr irányítószámai: 90\d\d, /)).toBeVisible();
});

test('the cookie banner and its tab overlap no content', async ({ page }) => {
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

  await test.step('reopened', async () => {
    await banner(page).getByRole('button', { name: 'Cookie beállítások' }).click();
    await expect(banner(page).getByRole('button', { name: 'Elfogadom' })).toBeInViewport();
    expect(await touchedByBanner(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Elfogadom' }).click();
    await expect(banner(page).getByRole('button')).toHaveText(['Cookie beállítások']);
  });
});
