import { expect, type Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

/** Opens the filters where they are in a drawer; on a desk they stand beside the results. */
export async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Szűrők/ }).click();
}

/** Applies what the filters say: on a desk a choice does it by itself, typed values wait for the button. */
export const applyFilters = (page: Page) =>
  page.getByRole('button', { name: 'Keresés', exact: true }).click();

/** The card of an ad in a list. */
export const cardOf = (page: Page, realEstateID: number) =>
  page.locator(`main a[href="/ingatlan/${realEstateID}"]`);

const form = (page: Page) => page.getByRole('form', { name: 'A hirdetés adatai' });

/** Chooses an address from the suggestions, by its street. */
export async function chooseAddress(page: Page, address: string): Promise<void> {
  const search = form(page).getByRole('combobox', { name: 'Cím keresése' });
  await search.pressSequentially(address);
  await form(page).getByRole('option', { name: address }).click();
}

export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });

export const choice = (page: Page, name: string) => form(page).getByRole('combobox', { name, exact: true });

/** One of 'Van' and 'Nincs', 'Igen' and 'Nem'. */
export const flag = (page: Page, name: string, value: string) =>
  form(page).getByRole('group', { name }).getByRole('radio', { name: value });

/** The file chooser of the image board, filled as a person does it. */
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

/** The addresses of an ad's pictures in the order the board shows them. */
export const picturesInOrder = (page: Page) =>
  pictureTiles(page)
    .getByRole('img', { name: /kép$/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

export const idInAddress = async (page: Page): Promise<number> => {
  await expect(page).toHaveURL(/\/ingatlan_tulajdonos\/ingatlan\/\d+/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
};
