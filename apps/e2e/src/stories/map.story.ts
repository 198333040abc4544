import { join } from 'node:path';
import { vectorTilesPath } from '@piacter/contracts/map/values';
import type { Page } from '@playwright/test';
import { postAd } from '../ads.ts';
import { ok } from '../calls.ts';
import { expectAccessible } from '../looks.ts';
import { drag, drawTriangle, marks, middleOf, openedPin, searchMap } from '../map-steps.ts';
import { writeMapTiles } from '../map-tiles.ts';
import { alone } from '../own-product.ts';
import { signedIn, stranger } from '../people.ts';
import { expectTotal } from '../search-steps.ts';
import { expect, isPhone, messageBox, tabTo, test } from '../visitor.ts';

/** How many colours canvases have. */
function countColours(canvases: Element[]): number {
  const colours = new Set<string>();
  for (const canvas of canvases) {
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) continue;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    for (let at = 0; at < pixels.length; at += 4)
      colours.add([pixels[at], pixels[at + 1], pixels[at + 2]].join());
  }
  return colours.size;
}

const areaOf = (page: Page) => new URL(page.url()).searchParams.get('area');
const drawnChip = (page: Page) => page.getByRole('button', { name: /^Rajzolt terület/ });

// Shows MAP-03.
test('an area is drawn, narrows the list, and survives reload, back and forward', async ({ page }) => {
  const count = async (query: string) => {
    const { total } = await ok(page.request.get(`/api/search-real-estates?settlement=Budapest${query}`));
    return Number(total);
  };
  const all = await count('');
  await page.goto('/ingatlanok?settlement=Budapest#terkep');
  await expect(marks(page).first()).toBeVisible();
  await drawTriangle(page, 90);
  await expect(drawnChip(page)).toBeVisible();
  const area = areaOf(page) ?? '';
  const inside = await count(`&area=${area}`);
  expect(inside).toBeGreaterThan(0);
  expect(inside).toBeLessThan(all);
  await expectTotal(page, inside);

  await page.reload();
  await expect(searchMap(page)).toBeVisible();
  await expect(drawnChip(page)).toBeVisible();
  await expectTotal(page, inside);
  await page.goBack();
  await expect(drawnChip(page)).toBeHidden();
  await expectTotal(page, all);
  await page.goForward();
  await expectTotal(page, inside);
  expect(areaOf(page)).toBe(area);
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(searchMap(page)).toBeHidden();
  await expectTotal(page, inside);
});

// Shows MAP-01.
test('the map is opened, moved, zoomed and left for a result by keyboard alone', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/szallasok');
  await tabTo(page, page.getByRole('button', { name: 'Térkép', exact: true }), 120);
  await page.keyboard.press('Enter');
  await expect(marks(page).first()).toBeVisible();
  await tabTo(page, searchMap(page));

  const move = async (key: string) => {
    const reply = page.waitForResponse(/\/api\/map\/accommodation/);
    await page.keyboard.press(key);
    const { searchParams } = new URL((await reply).url());
    return { bbox: searchParams.get('bbox'), zoom: Number(searchParams.get('zoom')) };
  };
  const { zoom } = await move('ArrowRight');
  await expect(page.getByRole('button', { name: 'Keresés ezen a területen' })).toBeVisible();
  const near = await move('+');
  expect(near.zoom).toBe(zoom + 1);
  const lower = await move('ArrowDown');
  expect(lower.zoom).toBe(zoom + 1);
  expect(lower.bbox).not.toBe(near.bbox);
  expect((await move('-')).zoom).toBe(zoom);

  await test.step('into a cluster, down to a pin', async () => {
    const cluster = marks(page).filter({ hasText: /^\d+$/ });
    const pin = marks(page).filter({ hasText: 'Ft' });
    await expect(async () => {
      await tabTo(page, cluster.first());
      await move('Enter');
      await expect(searchMap(page)).toBeFocused();
      expect(await pin.count()).toBeGreaterThan(0);
    }).toPass();
    await tabTo(page, pin.first());
    await page.keyboard.press('Enter');
  });
  const card = openedPin(page);
  const link = card.getByRole('link').first();
  await expect(link).toBeFocused();
  await expectAccessible(page, 'the open map of a search');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.press(' ');
  await expect(link).toBeFocused();
  const to = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);

  await page.goBack();
  await expect(searchMap(page)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Lista', exact: true }), 120);
  await page.keyboard.press('Enter');
  await expect(searchMap(page)).toBeHidden();
});

test('the map fills the window, a pin opens its card, and the list is where it was left', async ({
  page,
}) => {
  await page.goto('/ingatlanok?settlement=Budapest');
  const getScroll = () => page.evaluate(() => Math.round(window.scrollY));
  const cards = page.getByRole('link', { name: /Eladó|Kiadó/ });
  await expect(cards.first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(getScroll).toBe(1200);
  // On a desk the switch is above the list; scrolling to it is part of pressing it.
  await page.getByRole('button', { name: 'Térkép', exact: true }).focus();
  const left = await getScroll();
  await page.keyboard.press('Enter');
  const pin = marks(page).filter({ hasText: /M$|hó$/ });
  await expect(pin.first()).toBeVisible();

  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const map = (await searchMap(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(map.x + map.width).toBeCloseTo(view.width, 0);
  expect(map.y + map.height).toBeGreaterThanOrEqual(view.height - 1);
  if (isPhone(page)) {
    expect(map.width).toBeCloseTo(view.width, 0);
    expect(map.height).toBeGreaterThan(view.height * 0.8);
    await expect(cards.first()).toBeHidden();
  } else {
    const [first, second] = await Promise.all([cards.first().boundingBox(), cards.nth(1).boundingBox()]);
    expect(first?.y).toBe(second?.y);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThan(map.x);
    await cards.nth(1).hover();
    await expect(page.locator('[data-pointed]')).toHaveCount(1);
  }

  await pin.first().click();
  const card = openedPin(page);
  await expect(card.getByText(/Ft/).first()).toBeVisible();
  const heart = card.getByRole('button', { name: /^Kedvenc/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('button', { name: 'Bezárás' }).click();
  await expect(card).toBeHidden();

  await page.goBack();
  await expect(searchMap(page)).toBeHidden();
  await expect.poll(getScroll).toBe(left);
});

type Position = { lat: number; lon: number; isApproximate: boolean };

const metresBetween = (one: Position, other: Position) => {
  const north = (one.lat - other.lat) * 111_200;
  const east = (one.lon - other.lon) * 111_200 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
};

// Shows MAP-04.
test('an owner moves the pin, and the page shows it there, or a circle around when the address is hidden', async ({
  page,
}) => {
  const { token } = await signedIn(page);
  const realEstateID = await postAd(page.request, token);
  const readPosition = async () => {
    const { data } = await ok(page.request.get(`/api/real-estate/${realEstateID}`));
    return (data as { mapPosition: Position }).mapPosition;
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Mentés' }).click();
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
  };
  const pin = page.getByRole('button', { name: 'A hirdetés helye: a nyilakkal mozgatható' });
  const before = await readPosition();

  await page.goto(`/ingatlan_tulajdonos/ingatlan/${realEstateID}`);
  await page.getByRole('button', { name: 'Hely a térképen' }).click();
  await expect(pin).toBeVisible();
  await pin.scrollIntoViewIfNeeded();
  const start = await middleOf(pin);
  await tabTo(page, pin);
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('ArrowRight');
  expect((await middleOf(pin)).x).toBeCloseTo(start.x + 24, -1);
  await expect(page.getByText('A hirdetés a megjelölt helyen látszik a térképen.')).toBeVisible();
  await expectAccessible(page, 'the pin in the editor');
  await pin.scrollIntoViewIfNeeded();
  const from = await middleOf(pin);
  await drag(page, [from, { x: from.x, y: from.y + 20 }, { x: from.x - 60, y: from.y + 40 }]);
  const end = await middleOf(pin);
  expect(end.x).toBeCloseTo(from.x - 60, -1);
  expect(end.y).toBeCloseTo(from.y + 40, -1);
  await save();
  const moved = await readPosition();
  expect(moved.isApproximate).toBe(0);
  expect(moved.lon).toBeLessThan(before.lon);
  expect(moved.lat).toBeLessThan(before.lat);

  /** Opens the page of the ad down to its map; returns the number of shapes on it. */
  const openPlace = async () => {
    await page.goto(`/ingatlan/${realEstateID}`);
    await page.getByRole('heading', { name: 'Térkép', exact: true }).scrollIntoViewIfNeeded();
    const place = page.getByRole('application', { name: /^Térkép: Balatonfüred/ });
    await expect(place.locator('.leaflet-marker-pane svg')).toBeVisible();
    return place.locator('.leaflet-overlay-pane path').count();
  };
  const approximate = page.getByText('A térkép a hozzávetőleges helyet mutatja.');
  const shapes = await openPlace();
  await expect(approximate).toBeHidden();
  await expectAccessible(page, 'the map of a page');

  await page.goBack();
  await page.getByRole('checkbox', { name: 'A pontos cím ne látszódjon a hirdetésben' }).check();
  await save();
  const hidden = await readPosition();
  expect(hidden.isApproximate).toBe(1);
  expect(metresBetween(moved, hidden)).toBeGreaterThan(299);
  expect(metresBetween(moved, hidden)).toBeLessThan(801);
  expect(await openPlace()).toBe(shapes + 1);
  await expect(approximate).toBeVisible();
});

// Shows MAP-07.
alone(
  'the streets of the installation’s own file of vector tiles are drawn',
  { tag: '@desk' },
  async ({ own, browser, page }) => {
    const file = join(own.dataDir, 'terkep.pmtiles');
    await writeMapTiles(file, { lon: 17.635, lat: 47.6875 });
    const address = await own.startWith({ MAP_TILE_FILE: file });
    for (const colorScheme of ['light', 'dark'] as const) {
      const visitor = await stranger(browser, page, address);
      await visitor.emulateMedia({ colorScheme });
      const ranges: string[] = [];
      visitor.on('request', (request) => {
        if (request.url().endsWith(vectorTilesPath)) ranges.push(request.headers().range ?? '');
      });
      await visitor.goto('/ingatlanok?settlement=Győr#terkep');
      await expect(searchMap(visitor)).toBeVisible();
      const tiles = visitor.locator('canvas.leaflet-tile');
      // Land, water, two kinds of streets with their edges, and names.
      await expect
        .poll(() => tiles.evaluateAll(countColours), { message: `colours of the map in ${colorScheme}` })
        .toBeGreaterThan(10);
      expect(ranges.length).toBeGreaterThan(1);
      for (const range of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/);
      await expect(searchMap(visitor)).toContainText('OpenStreetMap');
    }
  },
);
