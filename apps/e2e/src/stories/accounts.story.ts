import { type CaptchaLevel, roleIDs } from '@piacter/contracts/core/values';
import type { Page } from '@playwright/test';
import { ok } from '../calls.ts';
import { continueTo, returnTo } from '../form-steps.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { mailedLink } from '../mailbox.ts';
import { logOut, openSection } from '../own-menu.ts';
import { createAccount, fillLogin, freshAddress, password, signedIn, signInAs, stranger } from '../people.ts';
import { productTables } from '../product-database.ts';
import { choice, field } from '../property-steps.ts';
import { acceptCookies, expect, messageBox, test } from '../visitor.ts';

const otherPassword = 'Másik-hosszú-jelszó-3';

/** Exhausts the account's login budget before captchas of a level, as an attacker guessing its password would. */
const useUpWrongPasswords = (email: string, level: CaptchaLevel) =>
  productTables()
    .insertInto('rate_limits')
    .values({
      key: `wrong-password/subject/${level}:${email}`,
      points: 1_000_000,
      expire: Date.now() + 86_400_000,
    })
    .execute();

/** Records the replies to calls of a path, and whether they had a captcha token. */
function watchTokens(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(path))
      seen.push(`${response.status()} ${response.request().postData()?.includes('captchaToken')}`);
  });
  return seen;
}

/** Simulates a session that was ended elsewhere: without a cookie, and with an invalid token. */
const endSession = async (page: Page) => {
  await page.request.delete('/api/logout', {
    headers: { Authorization: (await page.evaluate(() => localStorage.getItem('token'))) ?? '' },
  });
};

// Shows AUTH-11, AUTH-12.
test('a forgotten password is replaced by the mailed link, once', async ({ page }) => {
  const email = await createAccount();
  await page.goto('/login-reg');
  await acceptCookies(page);
  await page.getByRole('link', { name: 'Elfelejtetted a jelszavad?' }).click();
  await expect(page.getByRole('heading', { name: 'Elfelejtett jelszó' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await page.getByRole('button', { name: 'Kérem a linket' }).click();
  await expect(page.getByRole('heading', { name: 'Nézd meg a postaládádat!' })).toBeVisible();

  const link = await mailedLink(email, '/elfelejtett-jelszo-modositasa');
  const reset = async () => {
    await page.goto(link);
    await page.getByLabel('Új jelszó *').fill(otherPassword);
    await page.getByLabel('Új jelszó újra').fill(otherPassword);
    await page.getByRole('button', { name: 'Jelszó mentése' }).click();
  };
  await reset();
  await expect(page.getByText('Kész az új jelszavad')).toBeVisible();

  await page.getByRole('link', { name: 'Bejelentkezés' }).last().click();
  await fillLogin(page, email, password);
  await expect(messageBox(page)).toBeVisible();
  await messageBox(page).getByRole('button', { name: 'OK' }).click();
  await fillLogin(page, email, otherPassword);
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');

  await reset();
  await expect(page.getByText('Kész az új jelszavad')).toBeHidden();
  await expect(messageBox(page)).toBeVisible();
});

test('what is typed before hydration is kept, and stays out of the address', { tag: '@desk' }, async ({
  page,
}) => {
  const email = await createAccount();
  let load: () => void = () => undefined;
  const isLoading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isLoading;
    await route.continue();
  });
  await page.goto('/login-reg', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Bejelentkezés' });
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  const typed = form.getByLabel('Jelszó *');
  await typed.fill(password);
  const address = page.url();
  await typed.press('Enter');
  expect(page.url()).toBe(address);
  load();
  await page.locator('#root[data-started]').waitFor({ state: 'attached' });
  await messageBox(page).getByRole('button', { name: 'Elfogadom' }).click();
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');
});

test('with two-factor login, signing in requires the mailed link', { tag: '@desk' }, async ({ page }) => {
  const { email } = await signedIn(page);
  await page.goto('/ingatlan_tulajdonos/profil');
  await page.getByRole('switch', { name: 'Bejelentkezés e-mailben küldött linkkel' }).click();
  await expect(page.getByText('Bekapcsolva. A többi eszközödön kijelentkeztettünk.')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');

  await page.goto('/login-reg');
  await fillLogin(page, email);
  await expect(page.getByText(/^Kétlépcsős bejelentkezést állítottál be/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  const link = await mailedLink(email, '/two-factor-auth');
  await page.goto(link);
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');
  await expect(page.getByRole('link', { name: 'Fiókom!' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A bejelentkezés nem sikerült' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vissza a bejelentkezéshez' })).toHaveAttribute(
    'href',
    '/login-reg',
  );
});

test('while somebody guesses the password, a login solves a captcha automatically, and a known browser needs none', {
  tag: '@desk',
}, async ({ page }) => {
  const email = await createAccount();
  await useUpWrongPasswords(email, 'normal');
  const logins = watchTokens(page, '/api/login');

  await page.goto('/login-reg');
  await acceptCookies(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');
  expect(logins).toEqual(['422 false', '200 true']);

  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/login-reg');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');
  expect(logins).toEqual(['422 false', '200 true', '200 false']);
});

test('however much somebody guesses, a login solves a harder captcha automatically', {
  tag: '@desk',
}, async ({ page }) => {
  const email = await createAccount();
  for (const level of ['normal', 'hard'] as const) await useUpWrongPasswords(email, level);
  const logins = watchTokens(page, '/api/login');
  await page.goto('/login-reg');
  await acceptCookies(page);
  await fillLogin(page, email);
  await expect(page.getByText('Alaposabban ellenőrizzük, hogy nem robot próbálkozik-e.')).toBeVisible();
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil', { timeout: 60_000 });
  expect(logins).toEqual(['422 false', '422 true', '200 true']);
});

test('an activation link asks for the password in a browser that has not registered', async ({
  page,
  request,
}) => {
  const email = freshAddress('mashol');
  const registration = { email, pass: password, passAgain: password, userType: roleIDs.szakember };
  await ok(request.post('/api/register', { data: registration }));
  const link = await mailedLink(email, '/activate-registration');
  await page.goto(link);
  const form = page.getByRole('form', { name: 'Regisztráció megerősítése' });
  await expect(form).toBeVisible();
  await expectAccessible(page, 'the password of an activation');
  await expectNoOverflow(page, 'the password of an activation');
  await form.getByRole('textbox', { name: 'Jelszó' }).fill(otherPassword);
  await form.getByRole('button', { name: 'Megerősítem' }).click();
  await expect(page.getByText(/^Nem ezzel a jelszóval regisztráltak\./).first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Jelszó' }).fill(password);
  await form.getByRole('button', { name: 'Megerősítem' }).click();
  await expect(page.getByText('Megerősítetted a regisztrációdat, most már bejelentkezhetsz.')).toBeVisible();
  await expect(page).toHaveURL('/login-reg', { timeout: 10_000 });
  await page.goto(link);
  await expect(page.getByText(/^Ezt a fiókot már megerősítetted, bejelentkezhetsz/)).toBeVisible();
});

test('a new e-mail address is active once its link is opened', { tag: '@desk' }, async ({ page }) => {
  const { email } = await signedIn(page);
  const next = freshAddress('uj');
  await page.goto('/ingatlan_tulajdonos/profil');
  const form = page.getByRole('form', { name: 'E-mail-cím' });
  await form.getByRole('textbox', { name: 'Új e-mail-cím' }).fill(next);
  await form.getByLabel('Jelenlegi jelszó').fill(password);
  await form.getByRole('button', { name: 'E-mail-cím módosítása' }).click();
  await expect(form.getByText(`Megerősítő linket küldtünk ide: ${next}`)).toBeVisible();
  await expect(page.getByText(`Most ezzel jelentkezel be: ${email}`)).toBeVisible();

  await page.goto(await mailedLink(next, '/email-megerositese'));
  await expect(page.getByText('Az új e-mail-címed mostantól érvényes.')).toBeVisible();
  const [old, now] = await Promise.all(
    [email, next].map((address) =>
      page.request.post('/api/login', { data: { email: address, pass: password } }),
    ),
  );
  expect([old?.status(), now?.status()]).toEqual([401, 200]);
});

test('a changed password ends the sessions of other browsers', { tag: '@desk' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signedIn(page);
  const other = await stranger(browser, page, baseURL);
  await signInAs(other, email);
  await other.goto('/ingatlan_tulajdonos/profil');
  await expect(other.getByRole('heading', { name: 'Profil' })).toBeVisible();

  await page.goto('/ingatlan_tulajdonos/profil');
  const form = page.getByRole('form', { name: 'Jelszó' });
  const fill = async (again: string) => {
    await form.getByLabel('Jelenlegi jelszó').fill(password);
    await form.getByLabel('Új jelszó *').fill(otherPassword);
    await form.getByLabel('Új jelszó újra').fill(again);
    await form.getByRole('button', { name: 'Jelszó módosítása' }).click();
  };
  await fill('Nem-ugyanaz-a-jelszó');
  await expect(form.getByText('Az új jelszavak nem egyeznek!')).toBeVisible();
  await fill(otherPassword);
  await expect(
    form.getByText('Az új jelszavad érvényes. A többi eszközödön kijelentkeztettünk.'),
  ).toBeVisible();

  await other.reload();
  await expect(messageBox(other)).toContainText('Lejárt a bejelentkezésed');
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profil' })).toBeVisible();
  await other.context().close();
});

test('input survives a session that expires in a form', async ({ page }) => {
  const { email } = await signedIn(page);
  await page.goto('/ingatlan_tulajdonos/ingatlan_felvitel');
  await continueTo(page, 'Cím és típus');
  await choice(page, 'Ország').selectOption('Magyarország');
  await choice(page, 'Hirdetés típusa').selectOption('Kiadó');
  await field(page, 'Irányítószám').fill('6720');
  await field(page, 'Település').fill('Szeged');
  await field(page, 'Utca').fill('Tisza Lajos');
  await field(page, 'Házszám').fill('44');
  await continueTo(page, 'Ár');
  await field(page, 'Bérleti díj').fill('185');
  await continueTo(page, 'Leírás');
  await field(page, 'Leírás').fill('Félig írt szöveg, amit kár volna elveszíteni.');
  await endSession(page);

  await page.getByRole('button', { name: 'Közzéteszem' }).click();
  await expect(messageBox(page)).toContainText('Lejárt a bejelentkezésed');
  await messageBox(page).getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/ingatlan_tulajdonos\/ingatlan_felvitel(\?|$)/);
  await expect(page.getByText('Visszatettük, amit legutóbb beírtál')).toBeVisible();
  await expect(field(page, 'Leírás')).toHaveValue('Félig írt szöveg, amit kár volna elveszíteni.');
  await returnTo(page, 'Ár');
  await expect(field(page, 'Bérleti díj')).toHaveValue('185');
  await returnTo(page, 'Cím és típus');
  await expect(field(page, 'Utca')).toHaveValue('Tisza Lajos');
  await continueTo(page, 'Leírás');
  await page.getByRole('button', { name: 'Közzéteszem' }).click();
  await expect(page).toHaveURL(/\/ingatlan_tulajdonos\/ingatlan\/\d+/);
});

test('leaving an unsaved form requires a confirmation, with staying as the default, and keeps a draft', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/ingatlan_tulajdonos/ingatlan_felvitel');
  await continueTo(page, 'Cím és típus');
  await field(page, 'Település').fill('Eger');
  await openSection(page, 'Profil');
  await expect(messageBox(page).getByRole('button', { name: 'Maradok' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toBeHidden();
  await expect(field(page, 'Település')).toHaveValue('Eger');
  await openSection(page, 'Profil');
  await messageBox(page).getByRole('button', { name: 'Elmegyek' }).click();
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');
  await openSection(page, 'Új hirdetés');
  await expect(field(page, 'Település')).toHaveValue('Eger');
  await expect(page.getByText('Visszatettük, amit legutóbb beírtál')).toBeVisible();
});

test('logging out clears all data, and the back button restores none', async ({ page }) => {
  await signedIn(page);
  await page.goto('/ingatlan_tulajdonos/ingatlanok');
  await expect(page.getByRole('heading', { name: 'Ingatlanjaim' })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Bejelentkezés' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fiókom!' })).toBeHidden();
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('sessionInfo')]),
  ).toEqual([null, null]);
  await page.goBack();
  await expect(messageBox(page)).toContainText('Ehhez jelentkezz be!');
  expect((await page.request.post('/api/refresh-token')).status()).toBe(401);
});

test('the home page greets a signed-in user, and links to the account', async ({ page }) => {
  await signedIn(page);
  await page.goto('/');
  await expect(messageBox(page)).toContainText(
    "Be vagy jelentkezve! (Jobb felül a zöld 'fiókom!' menüpont jelzi.)",
  );
  await messageBox(page).getByRole('button', { name: 'Maradok' }).click();
  await expect(messageBox(page)).toBeHidden();
  await page.reload();
  await messageBox(page).getByRole('button', { name: 'Irány a fiókom!' }).click();
  await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

// Shows SES-02, SES-07.
test('an area without a session or of another role redirects home with a message', async ({ page }) => {
  await page.goto('/ingatlan_tulajdonos/profil');
  await expect(messageBox(page)).toContainText('Ehhez jelentkezz be!');
  await expect(page).toHaveURL('/');
  await messageBox(page).getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
  await expect(page).toHaveURL('/login-reg?next=%2Fingatlan_tulajdonos%2Fprofil');

  await page.goto('/?sessionExpired=true');
  await expect(messageBox(page)).toContainText('Lejárt a bejelentkezésed');
  await messageBox(page).getByRole('button', { name: 'Maradok' }).click();
  await expect(page).toHaveURL('/');

  await signedIn(page);
  await page.goto('/szakember/profil');
  await expect(messageBox(page)).toContainText('Lejárt a bejelentkezésed');
  await expect(page).toHaveURL('/');
});

test('requesters are sent to their own registration', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Regisztrálj ajánlatkérőként!' }).click();
  await expect(page).toHaveURL('/login-reg?ajanlatkero=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regisztráció ajánlatkérőként');
  await expect(page.getByText(/^Ajánlatkérőként leírod/)).toBeVisible();
  await page.goto('/regisztracio');
  await expect(page.getByRole('tab', { name: 'Regisztráció' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/bejelentkezes');
  await expect(page.getByRole('tab', { name: 'Bejelentkezés' })).toHaveAttribute('aria-selected', 'true');
});
