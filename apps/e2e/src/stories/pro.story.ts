import { addPictures, postAd } from '../ads.ts';
import { choosePictures, picturesInOrder, pictureTiles } from '../form-steps.ts';
import { signedIn, stranger } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { makePro } from '../pro.ts';
import { getPropertyCard } from '../property-steps.ts';
import { expect, isPhone, messageBox, test } from '../visitor.ts';

const settlement = 'Szigliget';
const pictures = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => drawPicture(`kép-${from + index}.png`, from + index, 320, 213));

test('a PRO listing has twenty pictures, the last one uploaded in the browser', { tag: '@phone' }, async ({
  page,
}) => {
  const { token } = await signedIn(page);
  const realEstateID = await postAd(page.request, token, { settlement });
  await makePro(realEstateID);
  await addPictures(page.request, token, realEstateID, pictures(17));

  await page.goto(`/ingatlan_tulajdonos/ingatlan/${realEstateID}`);
  await expect(pictureTiles(page)).toHaveCount(17);
  await choosePictures(page, pictures(4, 17));
  await expect(page.getByText('Csak 3 kép fért még el, 1 kimaradt.')).toBeVisible();
  await expect(pictureTiles(page)).toHaveCount(20);
  await expect(page.getByText('Megvan mind a 20 kép, ennyi fér egy hirdetésbe.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kép hozzáadása' })).toBeHidden();
});

test('the main picture and the order of pictures are saved', async ({ page }) => {
  const { token } = await signedIn(page);
  const realEstateID = await postAd(page.request, token, { settlement });
  await makePro(realEstateID);
  await addPictures(page.request, token, realEstateID, pictures(3));
  await page.goto(`/ingatlan_tulajdonos/ingatlan/${realEstateID}`);
  await expect(pictureTiles(page)).toHaveCount(3);
  const before = await picturesInOrder(page);
  const [first = '', second = '', third = ''] = before;
  const sorted = () =>
    page.waitForResponse((response) =>
      response.url().endsWith(`/api/sort-real-estate-images/${realEstateID}`),
    );

  await test.step('a click makes a picture the main one', async () => {
    await page.getByRole('button', { name: '2. kép: legyen ez a fő kép' }).click();
    await expect(page.getByRole('button', { name: '2. kép, ez a fő kép' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('the keyboard moves the first to the second place', async () => {
    const stored = sorted();
    await page.getByRole('button', { name: '1. kép áthelyezése' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/1\. hely, összesen 3\.$/)).toBeAttached();
    // The keyboard sensor listens a moment after the picture was picked up, so the key press is repeated.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('2. hely, összesen 3.', { exact: true })).toBeAttached({ timeout: 3000 });
    }).toPass();
    await page.keyboard.press('Space');
    expect((await stored).ok()).toBe(true);
    await expect.poll(() => picturesInOrder(page)).toEqual([second, first, third]);
  });

  if (!isPhone(page)) {
    await test.step('the mouse drags the last to the front', async () => {
      const stored = sorted();
      const [from, to] = await Promise.all([
        page.getByRole('img', { name: '3. kép' }).boundingBox(),
        page.getByRole('img', { name: '1. kép' }).boundingBox(),
      ]);
      if (!from || !to) throw new Error('The pictures are not in view');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2 - 20, from.y + from.height / 2, { steps: 3 });
      await page.mouse.move(to.x + to.width / 3, to.y + to.height / 2, { steps: 12 });
      await expect(page.getByText('1. hely, összesen 3.', { exact: true })).toBeAttached();
      await page.mouse.up();
      expect((await stored).ok()).toBe(true);
      await expect.poll(() => picturesInOrder(page)).toEqual([third, second, first]);
    });
  }

  const kept = await picturesInOrder(page);
  await page.reload();
  await expect(pictureTiles(page)).toHaveCount(3);
  expect(await picturesInOrder(page)).toEqual(kept);
  expect(kept).not.toEqual(before);
  const main = page.getByRole('button', { name: /, ez a fő kép$/ });
  await expect(main.getByRole('img')).toHaveAttribute('src', second);

  await test.step('a picture is deleted after a confirmation', async () => {
    await page.getByRole('button', { name: 'Törlés: 3. kép' }).click();
    await messageBox(page).getByRole('button', { name: 'Törlés' }).click();
    await expect(pictureTiles(page)).toHaveCount(2);
  });
});

test('a PRO listing has videos, ranks first, and has a frame', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signedIn(page);
  const price = 700_000 + Math.floor(Math.random() * 100_000);
  const pro = await postAd(page.request, token, { settlement, price });
  const plain = await postAd(page.request, token, { settlement, price });
  await makePro(pro);
  await page.goto(`/ingatlan_tulajdonos/ingatlan/${pro}`);

  await test.step("other addresses than YouTube's are rejected", async () => {
    const address = page.getByRole('textbox', { name: 'Új videó címe' });
    await address.fill('https://vimeo.com/76979871');
    await page.getByRole('button', { name: 'Hozzáadás', exact: true }).click();
    await expect(page.getByText('Invalid YouTube URL')).toBeVisible();
    await address.fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Hozzáadás', exact: true }).click();
    await expect(page.getByRole('textbox', { name: '1. videó címe' })).toHaveValue(/dQw4w9WgXcQ/);
    await expect(page.getByText('1 / 5 videó')).toBeVisible();
  });

  await test.step('visitors see it before a newer one without promotion, with a frame and its video', async () => {
    const other = await stranger(browser, page, baseURL);
    await other.goto(`/ingatlanok?settlement=${settlement}&priceFrom=${price}&priceTo=${price}`);
    const cards = other.locator('main a[href^="/ingatlan/"]');
    // The one without promotion is newer, but listed after the promoted one.
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toHaveAttribute('href', `/ingatlan/${pro}`);
    await expect(cards.first().getByText('PRO')).toBeVisible();
    const frame = (id: number) =>
      getPropertyCard(other, id).evaluate(
        (card) => getComputedStyle(card).boxShadow + getComputedStyle(card).outline,
      );
    expect(await frame(pro)).not.toBe(await frame(plain));
    await getPropertyCard(other, pro).click();
    await other.getByRole('button', { name: '1. videó lejátszása' }).scrollIntoViewIfNeeded();
    await expect(other.getByText('A lejátszáskor betöltődik a YouTube')).toBeVisible();
    await other.context().close();
  });
});
