import { signedIn } from '../people.ts';
import { chooseFrom } from '../search-steps.ts';
import { acceptCookies, banner, closeByGoingBack, expect, isPhone, messageBox, test } from '../visitor.ts';

const menu = 'Főmenü';

test.describe('at given widths', { tag: '@desk' }, () => {
  // Shows LAY-02.
  test('the menu is collapsed behind a button up to 720 px', async ({ page }) => {
    await page.setViewportSize({ width: 721, height: 800 });
    await page.goto('/tudastar');
    await expect(page.getByRole('navigation', { name: menu })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menü megnyitása' })).toBeHidden();
    await page.setViewportSize({ width: 720, height: 800 });
    await expect(page.getByRole('navigation', { name: menu })).toBeHidden();
    await page.getByRole('button', { name: 'Menü megnyitása' }).click();
    await expect(page.getByRole('navigation', { name: menu })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: menu })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü megnyitása' })).toBeFocused();
  });

  test('from 721 px on the menu stands beside the account, whole and without overlaps', async ({ page }) => {
    const items = ['Szakember', 'Ingatlan', 'Szállás', 'Tudástár', 'Rólunk', 'Kedvencek'];
    const expectApart = async (account: string) => {
      await page.goto('/tudastar');
      for (const width of [721, 740, 768, 800, 801]) {
        await page.setViewportSize({ width, height: 800 });
        const links = [...items, account].map((name) =>
          page.getByRole('banner').getByRole('link', { name, exact: true }),
        );
        const boxes = await Promise.all(links.map((link) => link.boundingBox()));
        const ends = boxes.flatMap((box) => (box ? [Math.round(box.x), Math.round(box.x + box.width)] : []));
        expect(ends, `${account} at ${width} px`).toHaveLength(2 * links.length);
        expect(ends, `${account} at ${width} px`).toEqual(ends.toSorted((a, b) => a - b));
        expect(ends.at(-1)).toBeLessThanOrEqual(width);
      }
    };
    await expectApart('Bejelentkezés');
    await signedIn(page);
    await expectApart('Fiókom!');
  });

  for (const [width, staysOpen] of [
    [661, true],
    [660, false],
  ] as const) {
    test(`at ${width} px a choice ${staysOpen ? 'leaves the menu open' : 'closes the menu'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/tudastar');
      await page.getByRole('button', { name: 'Menü megnyitása' }).click();
      await page.getByRole('navigation', { name: menu }).getByRole('link', { name: 'Ingatlan' }).click();
      await expect(page).toHaveURL('/ingatlanok');
      await expect(page.getByRole('navigation', { name: menu })).toBeVisible({ visible: staysOpen });
    });
  }

  // Shows LAY-04.
  test('the header is taller on every page but home, from 361 px on', async ({ page }) => {
    const heightAt = async (address: string) => {
      await page.goto(address);
      return (await page.getByRole('banner').boundingBox())?.height ?? 0;
    };
    await page.setViewportSize({ width: 361, height: 800 });
    expect(await heightAt('/tudastar')).toBeGreaterThan(await heightAt('/'));
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await heightAt('/tudastar')).toBe(await heightAt('/'));
  });

  test('the buttons of the filters and of the contact form stay in view in a low window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    for (const [address, name] of [
      ['/ingatlanok', 'Keresés'],
      ['/ingatlan/240', 'Üzenet küldése'],
    ] as const) {
      await page.goto(address);
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeVisible();
      // Past the head of the page, where the box stands still.
      await page.mouse.wheel(0, 700);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the cookie banner is shown until a choice, then collapses into a tab that reopens it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page)).toContainText(
    'Ahhoz, hogy használd az oldal bejelentkezési funkcióját el kell fogadnod az Adatkezelési nyilatkozatot.',
  );
  await banner(page).getByRole('button', { name: 'Nem fogadom el' }).click();
  expect(await page.evaluate(() => localStorage.getItem('cookieStatus'))).toBe('0');
  await page.reload();
  await banner(page).getByRole('button', { name: 'Cookie beállítások' }).click();
  await banner(page).getByRole('button', { name: 'Elfogadom', exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem('cookieStatus'))).toBe('1');
  await expect(banner(page).getByRole('button')).toHaveText(['Cookie beállítások']);

  const statement = await page.request.get('/files/pdfs/adatkezelesi_nyilatkozat.pdf');
  expect(statement.status()).toBe(200);
  expect(statement.headers()['content-type']).toBe('application/pdf');
});

test('a browser that refuses to store anything shows every page, and keeps what it can while it is open', {
  tag: '@desk',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  await page.goto('/ingatlanok');
  await acceptCookies(page);
  await page
    .getByRole('button', { name: /^Kedvenc/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Kedvencek', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Ingatlanok (1)' })).toBeVisible();
  await expect(banner(page).getByRole('button')).toHaveText(['Cookie beállítások']);
});

// Shows LAY-10.
test('the message box is moved by mouse and keyboard, traps the focus, and closes on Escape', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/');
  const box = messageBox(page);
  await expect(box.getByRole('button', { name: 'Irány a fiókom!' })).toBeFocused();
  const place = async () => (await box.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const handle = box.getByRole('button', { name: /arrébb húzható/ });

  await test.step('by mouse', async () => {
    const from = await place();
    const grip = await handle.boundingBox();
    if (!grip) throw new Error('The handle is not in view');
    const start = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 40, start.y + 60, { steps: 4 });
    await page.mouse.up();
    expect(await place()).toMatchObject({ x: from.x - 40, y: from.y + 60 });
  });

  await test.step('by the arrow keys', async () => {
    const from = await place();
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await place()).toMatchObject({ x: from.x + 10, y: from.y - 50 });
  });

  await test.step('the focus stays inside, and Escape means no', async () => {
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

// Shows HOME-01, HOME-06.
test('the home page searches for all three kinds and shows highlighted listings of each', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Ingatlan' })).toHaveAttribute('aria-selected', 'true');
  for (const segment of ['ingatlan', 'szallas', 'szolgaltatas'])
    await expect(page.locator(`main a[href^="/${segment}/"]`).first()).toBeVisible();

  await test.step('a professional, by profession and settlement', async () => {
    await page.getByRole('tab', { name: 'Szakember' }).click();
    const search = page.getByRole('search');
    await search.getByRole('combobox', { name: 'Milyen szakembert keresel?' }).pressSequentially('villanysz');
    await search.getByRole('option', { name: 'villanyszerelő', exact: true }).click();
    await search.getByRole('combobox', { name: 'Település' }).fill('Győr');
    // On phones the suggestions cover the button until one is selected.
    await search
      .getByRole('option', { name: /^Győr\b(?!-)/ })
      .first()
      .click();
    await search.getByRole('button', { name: 'Keresés' }).click();
    await expect(page).toHaveURL(/\/szakemberek\?settlement=Gy%C5%91r&serviceType=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villanyszerelő Győrben');
  });

  await test.step('an accommodation, by types', async () => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Szállás' }).click();
    const search = page.getByRole('search');
    await chooseFrom(page, 'Szállás típusa', 'apartman', 'vendégház');
    await search.getByRole('button', { name: 'Keresés' }).click();
    await expect(page).toHaveURL(/\/szallasok\?.*accommodationType=2,4/);
    await expect(page.getByText(/találat$/)).toBeVisible();
  });
});

test('an unknown address shows the not-found page with 404', { tag: '@desk' }, async ({ page }) => {
  for (const address of [
    '/nincs-ilyen-oldal',
    '/ingatlan/999999999',
    '/ingatlan/abc',
    '/szallas/nincs-999999999',
    '/szolgaltatas/abc',
    '/egyik/masik',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'A keresett oldal nem található!' })).toBeVisible();
  }
});

test('the help has its five anchors and scrolls to them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Segítség az oldal használatához' }).click();
  await expect(page).toHaveURL('/tudastar');
  for (const anchor of ['regisztracio', 'bejelentkezes', 'profil', 'hirdetes-feladas', 'kepek']) {
    await page.goto('/');
    await page.goto(`/tudastar#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
  await page.getByRole('searchbox', { name: 'Mit keresel a tudástárban?' }).fill('ketlepcsos');
  await expect(page).toHaveURL(/\?q=ketlepcsos/);
  await expect(page.locator('#kepek')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#bejelentkezes')).toBeVisible();
});

test('a page published by the admin is in the menu and at its address', async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) {
    const opener = page.getByRole('button', { name: 'Menü megnyitása' });
    await opener.click();
    await closeByGoingBack(page);
    await opener.click();
  }
  await page.getByRole('navigation', { name: menu }).getByRole('link', { name: 'Rólunk' }).click();
  await expect(page).toHaveURL('/rolunk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rólunk');
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
});
