import { expect, type Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

/** Steps in the form of a listing, which is located by its heading. */
export const formSteps = (heading: string) => {
  const form = (page: Page) => page.getByRole('form', { name: heading, exact: true });
  return {
    form,
    field: (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true }),
    choice: (page: Page, name: string) => form(page).getByRole('combobox', { name, exact: true }),
    box: (page: Page, name: string) => form(page).getByRole('checkbox', { name, exact: true }),

    /** Selects one of 'Van' and 'Nincs', or 'Igen' and 'Nem'. */
    flag: (page: Page, name: string, value: string) =>
      form(page).getByRole('group', { name }).getByRole('radio', { name: value }),

    /** Expands a group of pills and checks some of them. */
    async tick(page: Page, group: string, ...names: string[]): Promise<void> {
      // A summary begins with the name: 'Szoba' is no part of 'Fürdőszoba'.
      const title = page.locator('summary').filter({ hasText: new RegExp(`^\\s*${group}`) });
      const fold = form(page).locator('details').filter({ has: title });
      if (!(await fold.evaluate((element) => (element as HTMLDetailsElement).open))) await title.click();
      for (const name of names) await fold.locator('label').getByText(name, { exact: true }).click();
    },

    /** Selects an address from the suggestions, by its street. */
    async chooseAddress(page: Page, address: string): Promise<void> {
      const search = form(page).getByRole('combobox', { name: 'Cím keresése' });
      await search.pressSequentially(address);
      await form(page).getByRole('option', { name: address }).click();
    },

    /** Opens a day of the week and sets its hours, 'HH:MM'. */
    async openDay(page: Page, day: string, from: string, to: string): Promise<void> {
      await form(page).getByRole('checkbox', { name: day, exact: true }).check();
      await form(page).getByLabel(`${day}, mettől`).fill(from);
      await form(page).getByLabel(`${day}, meddig`).fill(to);
    },
  };
};

/** Moves from step to step by a button until one has the name. */
async function moveToStep(page: Page, name: string, button: string): Promise<void> {
  const head = page.getByRole('heading', { name: /^\d\. lépés/ });
  const target = new RegExp(`${name}$`);
  await expect(head).toBeVisible();
  for (let title = (await head.textContent()) ?? ''; !target.test(title); ) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(head).not.toHaveText(title);
    title = (await head.textContent()) ?? '';
  }
}

/** On a phone goes on to a step of the form of a new listing; on a desk all of them are there at once. */
export const continueTo = async (page: Page, name: string) =>
  isPhone(page) && (await moveToStep(page, name, 'Tovább'));

/** The same, back to one of those before. */
export const returnTo = async (page: Page, name: string) =>
  isPhone(page) && (await moveToStep(page, name, 'Vissza'));

/** Adds a row to the price table of a stored listing, prices in forints. */
export async function addPrice(page: Page, name: string, from: string, to = ''): Promise<void> {
  const row = page.getByRole('form', { name: 'Új sor' });
  await row.getByRole('textbox', { name: 'Megnevezés' }).fill(name);
  await row.getByRole('textbox', { name: 'Ár, vagy mennyitől' }).fill(from);
  await row.getByRole('textbox', { name: 'Mennyiig' }).fill(to);
  await row.getByRole('button', { name: 'Hozzáadás' }).click();
  await expect(page.getByRole('form', { name, exact: true })).toBeVisible();
}

/** Selects files in the file chooser of the image board. */
export async function choosePictures(
  page: Page,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const asking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Kép hozzáadása' }).click();
  await (await asking).setFiles([...files]);
}

export const pictureTiles = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^\d+\. kép[:,]/ }) });

/** The URLs of a listing's pictures in the order of the board. */
export const picturesInOrder = (page: Page) =>
  pictureTiles(page)
    .getByRole('img', { name: /kép$/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

/** The id of the created listing from the URL of its form; `start` is the URL without the id. */
export const idInAddress = async (page: Page, start: string): Promise<number> => {
  await page.waitForURL((url) => new RegExp(`^${start}/\\d+$`).test(url.pathname));
  return Number(new URL(page.url()).pathname.split('/').at(-1));
};
