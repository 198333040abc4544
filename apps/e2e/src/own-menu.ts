import type { Locator, Page } from '@playwright/test';

/** Presses an item of the signed-in area's menu; on phones most of them are behind 'Több'. */
async function press(page: Page, find: (menu: Locator) => Locator): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Fiókom' });
  await menu.waitFor();
  const item = find(menu);
  if (!(await item.isVisible())) await menu.getByRole('button', { name: 'Több menüpont' }).click();
  await item.click();
}

/** Goes to a section of the signed-in area by its menu. */
export const openSection = (page: Page, name: string): Promise<void> =>
  press(page, (menu) => menu.getByRole('link', { name }));

/** Signs out by the menu of the signed-in area. */
export const logOut = (page: Page): Promise<void> =>
  press(page, (menu) => menu.getByRole('button', { name: 'Kijelentkezés' }));
