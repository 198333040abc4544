import { countSteps } from '../counted-steps.ts';
import { choosePictures, formSteps, idInAddress, pictureTiles } from '../form-steps.ts';
import { mailedLink } from '../mailbox.ts';
import { freshAddress, password } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { acceptCookies, expect, isPhone, test } from '../visitor.ts';

const { field, choice } = formSteps('A szállás adatai');

/** From the home page to a live ad, whoever has never been here. */
const maxSteps = 40;

// Shows LIFE-11.
test('a landlady comes from the home page to a live ad with ten pictures in at most forty steps', async ({
  page,
}) => {
  test.slow();
  const email = freshAddress('szallasado');
  const { step, getCount } = countSteps();
  const press = (name: string) => step(page.getByRole('button', { name, exact: true }).click());
  const continueTo = async (name: string) => {
    if (!isPhone(page)) return;
    await press('Tovább');
    await expect(page.getByRole('heading', { name: new RegExp(`^\\d\\. lépés .* ${name}$`) })).toBeFocused();
  };

  await test.step('registers', async () => {
    await page.goto('/');
    await step(acceptCookies(page));
    if (isPhone(page)) await press('Menü megnyitása');
    await step(page.getByRole('banner').getByRole('link', { name: 'Hirdetek' }).click());
    await step(page.getByRole('link', { name: 'Szállást adok ki' }).click());
    const form = page.getByRole('form', { name: 'Regisztráció' });
    await step(form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email));
    await step(form.getByLabel('Jelszó *').fill(password));
    await step(form.getByLabel('Jelszó újra').fill(password));
    for (const box of await form.getByRole('checkbox').all()) await step(box.check());
    await step(form.getByRole('button', { name: 'Regisztráció' }).click());
    await expect(page.getByText(`Megerősítő linket küldtünk ide: ${email}`)).toBeVisible();
    await step(page.goto(await mailedLink(email, '/activate-registration')));
    const login = page.getByRole('form', { name: 'Bejelentkezés' });
    await step(login.getByRole('textbox', { name: 'E-mail-cím' }).fill(email));
    await step(login.getByLabel('Jelszó *').fill(password));
    await step(login.getByRole('button', { name: 'Bejelentkezés' }).click());
    await expect(page.getByRole('heading', { name: 'Új szállás' })).toBeVisible();
  });

  await test.step('puts up ten pictures', async () => {
    const pictures = Array.from({ length: 10 }, (_, shade) => drawPicture(`${shade}.png`, shade));
    await step(choosePictures(page, pictures));
    await continueTo('Bemutatkozás');
    const identity = page.getByRole('form', { name: 'Előbb mutatkozz be!' });
    await step(identity.getByRole('textbox', { name: 'Vezetéknév' }).fill('Nádas'));
    await step(identity.getByRole('textbox', { name: 'Keresztnév' }).fill('Ilona'));
    await step(identity.getByRole('textbox', { name: 'Mobiltelefon' }).fill('06 30 123 4567'));
    await continueTo('Név és cím');
    await step(field(page, 'A szállás neve').fill('Nádas vendégház'));
  });

  await test.step('fills in the rest, and publishes', async () => {
    const search = page.getByRole('combobox', { name: 'Cím keresése' });
    await step(search.pressSequentially('Tihany, Kossuth'));
    await step(
      page
        .getByRole('option', { name: /Kossuth/ })
        .first()
        .click(),
    );
    await expect(field(page, 'Település')).toHaveValue('Tihany');
    await continueTo('Adatok és ár');
    await step(choice(page, 'Szállás típusa').selectOption('vendégház'));
    await step(choice(page, 'Ellátás').selectOption({ index: 1 }));
    for (const [name, value] of [
      ['Férőhelyek', '6'],
      ['Ár fejenként, éjszakánként', '12000'],
      ['Legrövidebb tartózkodás', '2'],
      ['Legkisebb létszám', '2'],
    ] as const)
      await step(field(page, name).fill(value));
    await continueTo('Felszereltség');
    await continueTo('Leírás');
    await step(field(page, 'Leírás').fill('Csendes ház a tó fölött, nagy kerttel.'));
    await continueTo('Részletek');
    await press('Közzéteszem');
    const id = await idInAddress(page, '/szallasado/szallas_letrehozasa');
    await expect(page.getByText('Élő', { exact: true })).toBeVisible();
    await expect(pictureTiles(page)).toHaveCount(10);
    expect((await page.request.get(`/szallas/nadas-vendeghaz-${id}`)).status()).toBe(200);
  });
  expect(getCount()).toBeLessThanOrEqual(maxSteps);
});
