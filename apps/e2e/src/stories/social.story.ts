import type { Page } from '@playwright/test';
import { postAccommodation } from '../ads.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { choosePackage, confirmOrder, orderButton, payHere } from '../order-steps.ts';
import { signedIn, stranger } from '../people.ts';
import { expect, messageBox, test } from '../visitor.ts';

const address = '/szallasado/kozossegi-media-linkek';
const overlay = (page: Page) => page.getByRole('region', { name: 'Rendelj közösségimédia-csomagot!' });
const form = (page: Page) => page.getByRole('form', { name: 'Közösségi oldalaid' });
const field = (page: Page, network: string) =>
  form(page).getByRole('textbox', { name: network, exact: true });
const pages = (page: Page) => page.getByRole('heading', { name: 'Közösségi oldalak' });

/** Selects a package, orders it, and pays for it with the provider's emulator. */
async function buy(page: Page, name: string): Promise<void> {
  await choosePackage(page, name);
  await orderButton(page).click();
  await confirmOrder(page);
  await payHere(page);
}

test('a host buys social links, and visitors find them on the page of the accommodation', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const { token } = await signedIn(page, 'szallasado');
  const accommodationName = `Levendula ${crypto.randomUUID().slice(0, 8)}`;
  const id = await postAccommodation(page.request, token, { accommodationName });
  const visitor = await stranger(browser, page, baseURL);
  const listing = `/szallas/levendula-${id}`;

  await test.step('without the package the form is visible but disabled, and visitors see nothing', async () => {
    await page.goto(address);
    await expect(overlay(page)).toBeVisible();
    await expect(page.getByText('Facebook', { exact: true })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await page.locator('input[name=facebook]').focus();
    await expect(page.locator('input[name=facebook]')).not.toBeFocused();
    await expectAccessible(page, 'the links without a package');
    await expectNoOverflow(page, 'the links without a package');
    await page.getByRole('button', { name: 'Megrendelés' }).click();
    await expect(messageBox(page).getByText('Nem választottál csomagot!')).toBeVisible();
    await messageBox(page).getByRole('button', { name: 'OK' }).click();

    await visitor.goto(listing);
    await expect(visitor.getByRole('heading', { level: 1, name: accommodationName })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Térkép' })).toBeVisible();
    await expect(pages(visitor)).toHaveCount(0);
  });

  await test.step('the package is ordered over the form, and paid for', async () => {
    await buy(page, 'Közösségi média 30 nap');
  });

  await test.step('then the form is enabled', async () => {
    await page.goto(address);
    await expect(form(page)).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByText(/^A csomagod még 30 napig érvényes/)).toBeVisible();
  });

  await test.step('an address of another site is rejected at its field', async () => {
    await field(page, 'YouTube').fill('https://vimeo.com/levendula');
    await field(page, 'Facebook').fill('facebook.com/levendula');
    await form(page).getByRole('button', { name: 'Mentés' }).click();
    await expect(page.getByText('Ide youtube.com-os címet írj!')).toBeVisible();
    await expect(field(page, 'YouTube')).toBeFocused();
    await expectAccessible(page, 'a refused link');
    await expectNoOverflow(page, 'a refused link');
  });

  await test.step('the others are saved as full addresses', async () => {
    await field(page, 'YouTube').fill('https://www.youtube.com/@levendula');
    await form(page).getByRole('button', { name: 'Mentés' }).click();
    await expect(page.getByText('A linkeket elmentettük.')).toBeVisible();
    await expect(field(page, 'Facebook')).toHaveValue('https://facebook.com/levendula');
    await page.reload();
    await expect(field(page, 'YouTube')).toHaveValue('https://www.youtube.com/@levendula');
    await expectAccessible(page, 'the links with a package');
    await expectNoOverflow(page, 'the links with a package');
  });

  await test.step('a visitor without an account finds them', async () => {
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.goto(listing);
    await expect(pages(visitor)).toBeVisible();
    for (const [name, href] of [
      ['YouTube (új lapon nyílik)', 'https://www.youtube.com/@levendula'],
      ['Facebook (új lapon nyílik)', 'https://facebook.com/levendula'],
    ] as const) {
      const link = visitor.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(visitor.getByRole('link', { name: /^(Instagram|X|LinkedIn|TikTok)/ })).toHaveCount(0);
    // Embedded in the page by the server.
    expect(asked.filter((path) => path.startsWith('/api/social-media-links-by-ad'))).toEqual([]);
    await expectAccessible(visitor, 'the page with links');
    await expectNoOverflow(visitor, 'the page with links');
  });
  await visitor.context().close();
});
