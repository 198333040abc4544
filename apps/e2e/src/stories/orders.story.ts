import { as, postAd } from '../ads.ts';
import { ok } from '../calls.ts';
import { createAccount, logIn, signedIn, stranger } from '../people.ts';
import { makePro } from '../pro.ts';
import { expect, messageBox, test } from '../visitor.ts';

// Shows ADM-04, ADM-15.
test('the admin switches an order off, and the badge is gone from the ad', { tag: '@desk' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await createAccount();
  const token = await logIn(page.request, owner);
  const realEstateID = await postAd(page.request, token);
  await makePro(realEstateID);
  const { data: orders } = await ok(
    page.request.get(`/api/service-orders-by-real-estate/${realEstateID}`, { headers: as(token) }),
  );
  const [order] = orders as { orderID: number }[];
  const visitor = await stranger(browser, page, baseURL);
  const badge = visitor.getByRole('main').getByText('PRO', { exact: true });
  await visitor.goto(`/ingatlan/${realEstateID}`);
  await expect(badge).toBeVisible();

  await signedIn(page, 'admin');
  await page.goto('/admin/megrendelesek/maganszemelyek');
  const row = page
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/admin/rendeles-modositasa/${order?.orderID}"]`) });
  await row.getByRole('button', { name: /^Kikapcsolás: PRO/ }).click();
  await expect(messageBox(page)).toContainText('a jelvény is lekerül a hirdetésről');
  await messageBox(page).getByRole('button', { name: 'Kikapcsolás' }).click();
  await expect(row.getByRole('button', { name: /^Aktiválás: PRO/ })).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(badge).toHaveCount(0);
});
