import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

type Point = { x: number; y: number };

/** The map of a search. */
export const searchMap = (page: Page) => page.getByRole('application', { name: /^Találatok a térképen/ });

/** The clusters and pins on the map of a search. */
export const marks = (page: Page) => searchMap(page).locator('.leaflet-marker-pane').getByRole('button');

/** The cards of a pin that was opened. */
export const openedPin = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^Kedvenc/ }) });

/** The middle of an element that is in view. */
export async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A line through points of the window, by the finger on phones and by the mouse elsewhere. */
export async function drag(page: Page, [start, ...others]: readonly [Point, ...Point[]]): Promise<void> {
  if (!isPhone(page)) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  let from = start;
  for (const to of others) {
    // A finger passes the points between.
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    from = to;
  }
  await touch('touchEnd', []);
  await client.detach();
}

/** Draws a triangle of a size in pixels around the middle of the map, with an end that crosses its start. */
export async function drawTriangle(page: Page, size: number): Promise<void> {
  const map = searchMap(page);
  await map.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Terület rajzolása' }).click();
  await expect(page.getByRole('button', { name: 'Mégsem rajzolok' })).toBeVisible();
  const { x, y } = await middleOf(map);
  await drag(page, [
    { x, y: y - size },
    { x: x + size, y: y + size },
    { x: x - size, y: y + size },
    { x: x + size / 3, y: y - size / 2 },
  ]);
}
