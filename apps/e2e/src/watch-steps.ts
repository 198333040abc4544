import { expect, type Page } from '@playwright/test';
import { productTables } from './product-database.ts';
import { messageBox } from './visitor.ts';

/** Follows the search that is open, without an account with a mail address; returns what the product says to it. */
export async function followSearch(page: Page, email?: string): Promise<string> {
  await page.getByRole('button', { name: 'Értesítés', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Figyelem ezt a keresést' });
  if (email !== undefined) await form.getByRole('textbox', { name: /^E-mail-cím/ }).fill(email);
  await form.getByRole('button', { name: 'Kérem az értesítést', exact: true }).click();
  const answer = messageBox(page).filter({ has: page.getByRole('button', { name: 'OK' }) });
  const words = await answer.innerText();
  await answer.getByRole('button', { name: 'OK' }).click();
  await expect(form).toBeHidden();
  return words;
}

/**
 * Waits until the watches of a mail address, or of the account with it, have found so many targets, and ends the minute in
 * which a watch collects more for the same mail.
 */
export async function endCollecting(email: string, count: number): Promise<void> {
  const tables = productTables();
  const own = tables
    .selectFrom('watches')
    .leftJoin('users', 'users.userID', 'watches.userID')
    .select('watches.watchID')
    .where((eb) => eb.or([eb('watches.email', '=', email), eb('users.email', '=', email)]));
  const ids = (await own.execute()).map(({ watchID }) => watchID);
  await expect(async () => {
    const found = await tables
      .selectFrom('watch_matches')
      .select('targetID')
      .where('watchID', 'in', ids)
      .execute();
    expect(found).toHaveLength(count);
  }).toPass({ timeout: 40_000, intervals: [250] });
  await tables
    .updateTable('watches')
    .set({ nextMailAt: new Date() })
    .where('watchID', 'in', ids)
    .where('nextMailAt', 'is not', null)
    .execute();
}
