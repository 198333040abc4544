import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { signedIn, stranger } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { expect, messageBox, test } from '../visitor.ts';

const newPage = '/admin/oldal-szerkesztese';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Az oldal szövege' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Az oldal neve' });
const save = (page: Page) => page.getByRole('button', { name: 'Mentés' }).click();
const confirmSaved = async (page: Page, message: string) => {
  await expect(messageBox(page).getByText(message)).toBeVisible();
  await messageBox(page).getByRole('button', { name: 'OK' }).click();
};
const pdf = {
  name: 'Árlista 2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n'),
};

/** Selects a file in the open form of the editor, and inserts it. */
async function insertFile(
  page: Page,
  label: string,
  file: Parameters<Page['setInputFiles']>[1],
): Promise<void> {
  await page.getByLabel(label, { exact: true }).and(page.locator('input[type=file]')).setInputFiles(file);
  await page.getByRole('button', { name: 'Beszúrás' }).click();
}

// Shows ADM-10, ADM-11.
test('the admin writes a page with a picture and a file, and visitors find it in the menu', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  await signedIn(page, 'admin');
  const title = `Tájékoztató ${crypto.randomUUID().slice(0, 8)}`;
  const pageUrl = `/${title.replace('Tájékoztató ', 'tajekoztato-')}`;
  const visitor = await stranger(browser, page, baseURL);

  await test.step('it is created with a picture and a document', async () => {
    await page.goto(newPage);
    await name(page).fill(title);
    await editor(page).fill('Amit tudnod kell. ');
    await page.getByRole('button', { name: 'Kép', exact: true }).click();
    await page.getByLabel('Mi látszik a képen?').fill('Mező az ég alatt');
    await expectAccessible(page, 'the form of a picture');
    await insertFile(page, 'Képfájl', drawPicture('mezo.png', 3));
    await expect(editor(page).getByRole('img', { name: 'Mező az ég alatt' })).toBeVisible();
    await page.getByRole('button', { name: 'Fájl', exact: true }).click();
    await insertFile(page, 'PDF- vagy Word-fájl', pdf);
    await expect(editor(page).getByRole('link', { name: pdf.name })).toBeVisible();
    await page.getByRole('button', { name: 'Oldal létrehozása' }).click();
    await confirmSaved(page, 'Az oldalt elmentettük.');
    await expectNoOverflow(page, 'the form of a page');
  });

  await test.step('until it is published, the admin alone sees it', async () => {
    await page.getByRole('link', { name: 'Előnézet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Előnézet: ezt az oldalt még nem tetted közzé')).toBeVisible();
    expect((await visitor.goto(pageUrl))?.status()).toBe(404);
  });

  await test.step('published and on the menu, it is found there by visitors', async () => {
    await page.goBack();
    await page.getByRole('checkbox', { name: 'Közzétéve' }).check();
    await page.getByRole('checkbox', { name: 'Menüben' }).check();
    await save(page);
    await confirmSaved(page, 'A módosításokat elmentettük.');
    await expect(page.getByRole('banner').getByRole('link', { name: title })).toBeAttached();

    await visitor.goto('/');
    const link = visitor.getByRole('banner').getByRole('link', { name: title });
    await expect(link).toBeAttached();
    const answer = await visitor.goto(pageUrl);
    expect(answer?.status()).toBe(200);
    const picture = visitor.getByRole('img', { name: 'Mező az ég alatt' });
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: pdf.name }).click();
    expect((await download).suggestedFilename()).toBe('arlista-2026.pdf');
  });
});

test('two admins edit the same page, and neither overwrites the other unseen', { tag: '@desk' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signedIn(page, 'admin');
  const headers = { Authorization: token };
  const pageName = `Közös ${crypto.randomUUID().slice(0, 8)}`;
  const created = await page.request.post('/api/page-contents', {
    headers,
    data: { pageName, content: '<p>Eredeti</p>' },
  });
  const { insertID } = (await created.json()) as { insertID: number };
  const other = await stranger(browser, page, baseURL);
  await signedIn(other, 'admin');

  await page.goto(`${newPage}/${insertID}`);
  await other.goto(`${newPage}/${insertID}`);
  await expect(editor(page)).toHaveText('Eredeti');
  await editor(other).fill('A másiké');
  await save(other);
  await confirmSaved(other, 'A módosításokat elmentettük.');

  await editor(page).fill('Az egyiké');
  await save(page);
  await expect(messageBox(page)).toContainText('módosította ezt');
  await messageBox(page).getByRole('button', { name: 'Megnézem az övét' }).click();
  await expect(editor(page)).toHaveText('A másiké');
  await editor(page).fill('Közösen');
  await save(page);
  await confirmSaved(page, 'A módosításokat elmentettük.');
});
