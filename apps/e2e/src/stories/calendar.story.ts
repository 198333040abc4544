import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { Page } from '@playwright/test';
import { postAccommodation } from '../ads.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { signedIn } from '../people.ts';
import { expect, test } from '../visitor.ts';

const today = toBudapestDay(new Date());
const night = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

// Shows CAL-01, CAL-02, CAL-06.
test('a landlady sets seasons and marks nights, and a visitor sees the sum', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signedIn(page, 'szallasado', undefined, {});
  const allYear = { openMonthFrom: 1, openDayFrom: 1, openMonthTo: 12, openDayTo: 31 };
  const house = { ...allYear, accommodationName: 'Nádas', pricePerPerson: 9000, minimumStay: 2, capacity: 4 };
  const accommodationID = await postAccommodation(page.request, token, house);
  const [first, last] = [addDays(today, 40), addDays(today, 41)];

  await test.step('a season of the whole year but a day, with a fee', async () => {
    await page.goto(`/szallasado/szallas_letrehozasa/${accommodationID}#idenyarak`);
    const prices = page.getByRole('form', { name: 'Idényárak és költségek' });
    await prices.getByRole('button', { name: 'Idény hozzáadása' }).click();
    await prices.getByLabel('Első nap: melyik hónap?').selectOption('január');
    await prices.getByLabel('Első nap: hányadika?').selectOption('1.');
    await prices.getByLabel('Utolsó nap: melyik hónap?').selectOption('december');
    await prices.getByLabel('Utolsó nap: hányadika?').selectOption('31.');
    await prices.getByLabel(/^Ár fejenként/).fill('12000');
    await prices.getByLabel('7–13 évesek').fill('50');
    await prices.getByLabel('Takarítás, alkalmanként').fill('15000');
    await prices.getByRole('button', { name: 'Árak mentése' }).click();
    await expect(prices.getByText('Mentve')).toBeVisible();
    await expectNoOverflow(page, 'the editor of seasons');
  });

  await test.step('nights become busy with a note, free again, and busy by the keyboard', async () => {
    await page.goto('/szallasado/szallasaim');
    await page.getByRole('link', { name: 'Naptár: Nádas' }).click();
    await night(page, first).click();
    await night(page, last).click();
    await page.getByPlaceholder('Megjegyzés magadnak').fill('Festünk');
    await expectAccessible(page, 'the calendar of a host');
    await expectNoOverflow(page, 'the calendar of a host');
    await page.getByRole('button', { name: 'Foglalttá teszem' }).click();
    await expect(night(page, last)).toHaveAccessibleName(/foglalt, te jelölted, Festünk/);
    await page.getByRole('button', { name: 'Visszavonom' }).click();
    await expect(night(page, last)).toHaveAccessibleName(/szabad$/);
    await night(page, first).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Foglalttá teszem' }).click();
    await expect(night(page, first)).toHaveAccessibleName(/foglalt/);
    await expect(night(page, last)).toHaveAccessibleName(/foglalt/);
  });

  await test.step('a visitor chooses days in the calendar and sees what they cost', async () => {
    const visitor = await browser.newPage(baseURL ? { baseURL } : {});
    await visitor.goto(`/szallas/${accommodationID}?adults=2&children7to13=1`);
    const calendar = visitor.getByRole('region', { name: 'Mikor szabad?' });
    // The app begins at the top, also where somebody has scrolled before it was there.
    await expect(async () => {
      await calendar.scrollIntoViewIfNeeded();
      await expect(calendar.getByRole('grid').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const [arrival, departure] = [addDays(last, 1), addDays(last, 3)];
    while ((await night(visitor, departure).count()) === 0 || (await night(visitor, arrival).count()) === 0)
      await calendar.getByRole('button', { name: 'Következő hónap' }).click();
    await night(visitor, arrival).click();
    await night(visitor, departure).click();
    await expect(visitor.getByText(/^2 éj × 2 fő × 12\s000\sFt$/)).toBeVisible();
    await expect(visitor.getByText(/^7–13 évesek: 2 éj × 1 fő × 6\s?000\sFt$/)).toBeVisible();
    const sum = visitor.getByRole('region', { name: 'Mennyibe kerülne?' });
    await expect(sum.getByText(/^75\s000\sFt$/)).toBeVisible();
    await expectNoOverflow(visitor, 'the page of an accommodation with its calendar');
    await visitor.close();
  });
});
