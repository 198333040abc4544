import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { Page } from '@playwright/test';
import { postAccommodation } from '../ads.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { signedIn } from '../people.ts';
import { someone } from '../request-steps.ts';
import { expect, messageBox, test } from '../visitor.ts';

const today = toBudapestDay(new Date());

/** Asks the host of an accommodation from its page, which has the days and guests of the search. */
async function ask(page: Page, accommodationID: number, message: string): Promise<void> {
  const days = `openFrom=${addDays(today, 30)}&openTo=${addDays(today, 33)}`;
  await page.goto(`/szallas/${accommodationID}?${days}&guests=2`);
  await page.getByRole('button', { name: 'Megkérdezem, szabad-e' }).click();
  await messageBox(page).getByLabel('Üzenet a szállásadónak').fill(message);
  await expectAccessible(page, 'the question for days');
  await messageBox(page).getByRole('button', { name: 'Megkérdezem' }).click();
}

// Shows CAL-08.
test('a traveller asks for days, the host keeps them, and the second asker hears that they are taken', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, 'ajanlatkero', undefined, {});
  const host = await someone(browser, page, baseURL, 'szallasado');
  const second = await someone(browser, page, baseURL, 'ajanlatkero');
  const house = { accommodationName: 'Sásos', pricePerPerson: 9000, minimumStay: 2, capacity: 4 };
  const accommodationID = await postAccommodation(page.request, host.token, house);
  const stays = page.getByRole('region', { name: 'Amiről szó van' });

  await test.step('the question opens a thread, with the sum of the page', async () => {
    await ask(page, accommodationID, 'Kutyával jönnénk.');
    await expect(page).toHaveURL(/\/ajanlatkero\/uzenetek\/\d+$/);
    await expect(stays.getByText('Válaszra vár')).toBeVisible();
    await expect(stays.getByText(/3 éj · 2 felnőtt · 54\s000\sFt/)).toBeVisible();
    await expectAccessible(page, 'a thread with a stay');
    await expectNoOverflow(page, 'a thread with a stay');
  });
  await ask(second.page, accommodationID, 'Mi is jönnénk.');
  await expect(second.page).toHaveURL(/\/ajanlatkero\/uzenetek\/\d+$/);

  await test.step('the host says that it is free, for less, and keeps the days', async () => {
    await host.page.goto(new URL(page.url()).pathname.replace('ajanlatkero', 'szallasado'));
    await host.page.getByRole('button', { name: 'Igen, szabad' }).click();
    await messageBox(host.page).getByLabel('Végösszeg').fill('50000');
    await expectAccessible(host.page, 'the answer to a question for days');
    await messageBox(host.page).getByRole('button', { name: 'Igen, szabad' }).click();
    await host.page.getByRole('button', { name: 'Lefoglalom nekik' }).click();
    await messageBox(host.page).getByRole('button', { name: 'Lefoglalom nekik' }).click();
    await expect(host.page.getByText('Lefoglalva')).toBeVisible();
    await page.reload();
    await expect(stays.getByText(/50\s000\sFt/)).toBeVisible();
    await expect(page.getByRole('log').getByText(/Igen, szabad\. A végösszeg 50\s000\sFt\./)).toBeVisible();
  });

  await test.step('who asked second is told politely that the days are taken', async () => {
    await host.page.goto(new URL(second.page.url()).pathname.replace('ajanlatkero', 'szallasado'));
    await host.page.getByRole('button', { name: 'Igen, szabad' }).click();
    await messageBox(host.page).getByRole('button', { name: 'Igen, szabad' }).click();
    await host.page.getByRole('button', { name: 'Lefoglalom nekik' }).click();
    await messageBox(host.page).getByRole('button', { name: 'Lefoglalom nekik' }).click();
    await expect(messageBox(host.page)).toContainText('Ezek között a napok között már van foglalt.');
    await messageBox(host.page).getByRole('button', { name: 'OK' }).click();
    const third = await someone(browser, page, baseURL, 'ajanlatkero');
    await ask(third.page, accommodationID, 'Szabad még?');
    await expect(messageBox(third.page).getByText(/már van foglalt/)).toBeVisible();
    await third.page.context().close();
  });

  await test.step('the traveller cancels with a reason, and the days are free again', async () => {
    await page.getByRole('button', { name: 'Lemondom' }).click();
    await messageBox(page).getByRole('button', { name: 'Lemondom' }).click();
    await expect(messageBox(page).getByText('Írd meg, miért mondod le!').first()).toBeVisible();
    await messageBox(page).getByLabel('Miért mondod le?').fill('Megbetegedtünk.');
    await messageBox(page).getByRole('button', { name: 'Lemondom' }).click();
    await expect(stays.getByText('Lemondva')).toBeVisible();
    await host.page.getByRole('button', { name: 'Lefoglalom nekik' }).click();
    await messageBox(host.page).getByRole('button', { name: 'Lefoglalom nekik' }).click();
    await expect(host.page.getByText('Lefoglalva')).toBeVisible();
  });
  for (const { page: own } of [host, second]) await own.context().close();
});
