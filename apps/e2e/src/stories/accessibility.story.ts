import { typedEntries } from '@piacter/contracts/core/values';
import {
  adminPaths,
  hostPaths,
  notificationsPath,
  ownerPaths,
  paths,
  professionalPaths,
  requesterPaths,
  threadsPath,
  watchesPath,
} from '@piacter/contracts/site/paths';
import type { Page } from '@playwright/test';
import { addPictures, as, postAccommodation, postAd, postService } from '../ads.ts';
import { ok } from '../calls.ts';
import { continueTo } from '../form-steps.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { mailSaying } from '../mailbox.ts';
import { createAccount, signedIn, signInAs } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { makePro } from '../pro.ts';
import { openDetails, openFilters } from '../search-steps.ts';
import { expect, isPhone, messageBox, test } from '../visitor.ts';

const publicPages = {
  'where people look for a home': [
    paths.home,
    paths.properties,
    `${paths.properties}?settlement=Nincsilyenfalva`,
    paths.property(240),
    paths.advertiser('6'),
  ],
  'where people look for a stay or a professional': [
    paths.accommodations,
    paths.accommodation('105'),
    paths.professionals,
    `${paths.professionals}?keyword=nincsilyenszo&settlement=Eger`,
    paths.service('8'),
  ],
  'where people read': [
    paths.help,
    paths.packages,
    '/rolunk',
    paths.terms,
    '/nincs-ilyen',
    paths.favourites,
    `${paths.comparison}?kind=property&ids=240,241`,
  ],
  'where people sign in': [
    paths.loginRegister,
    paths.register,
    paths.advertise,
    paths.registerAsRequester,
    paths.forgottenPassword,
    `${paths.resetPassword}?userID=1&safetyCode=x`,
    `${paths.activate}?activationString=x`,
    `${paths.twoFactor}?userID=1&key=x`,
    `${paths.confirmEmail}?userID=1&key=x`,
    `${paths.confirmWatch}?key=x`,
    `${paths.unsubscribeWatch}?key=x`,
    `${paths.adjustWatch}?key=x`,
  ],
};

/** Beside the one that a page is drawn at, and that of a phone. */
const widths = [320, 720, 768];
const phone = { width: 390, height: 844 };

/** Stories that look at each page as a phone shows it by resizing the window: a second visit would take as long. */
const resizing = { tag: '@desk' };

/** Navigates as a link does, once the web app is running: loading it anew takes most of a visit's time. */
async function goTo(page: Page, address: string): Promise<void> {
  const isRunning = await page.evaluate(() => document.querySelector('main') !== null);
  if (!isRunning) {
    await page.goto(address);
    return;
  }
  await page.evaluate((next) => {
    document.title = '';
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).not.toHaveTitle('');
}

/** Opens a page and waits until everything has loaded. */
async function open(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const waiting = page.getByRole('status').filter({ hasText: /^(Betöltés|Keresés|Profil betöltése)/ });
  await expect(waiting).toHaveCount(0);
  // The results of the last search fade until the next ones come.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Asserts that nothing overflows at every window width. */
async function expectToFit(page: Page, address: string): Promise<void> {
  await expectNoOverflow(page, address);
  const drawn = page.viewportSize();
  if (isPhone(page) || !drawn) return;
  for (const width of widths) {
    await page.setViewportSize({ width, height: drawn.height });
    await expectNoOverflow(page, `${width} px on ${address}`);
  }
  await page.setViewportSize(drawn);
}

/** Asserts the looks of what is open, on a desk those on a phone too. */
async function expectToLookGood(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectToFit(page, what);
  const drawn = page.viewportSize();
  if (isPhone(page) || !drawn) return;
  await page.setViewportSize(phone);
  await expectAccessible(page, `${what} on a phone`);
  await expectNoOverflow(page, `${what} on a phone`);
  await page.setViewportSize(drawn);
}

async function expectGoodLooks(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expectToLookGood(page, address);
}

for (const [where, addresses] of Object.entries(publicPages)) {
  test(`axe finds no violation and nothing overflows ${where}`, resizing, async ({ page }) => {
    for (const address of addresses) await expectGoodLooks(page, address);
  });
}

test('axe finds no violation in the open filters', async ({ page }) => {
  for (const address of [paths.properties, paths.accommodations]) {
    await open(page, address);
    await openFilters(page);
    await openDetails(page);
    await expectAccessible(page, `the open filters of ${address}`);
  }
  const list = page.getByRole('button', { name: 'A szállás szolgáltatásai' });
  await list.click();
  await expect(page.getByRole('checkbox', { name: 'Finn szauna' })).toBeVisible();
  await expectAccessible(page, 'an open list of choices');
  await open(page, paths.professionals);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Szakma' }).pressSequentially('fest');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'suggestions in the filters of /szakemberek');
});

test('axe finds no violation in the three searches of the home page', resizing, async ({ page }) => {
  await open(page, paths.home);
  for (const tab of ['Szakember', 'Szállás']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectToLookGood(page, `/ with the tab ${tab}`);
  }
});

test('axe finds no violation and nothing overflows in the owner’s area', resizing, async ({ page }) => {
  const { token } = await signedIn(page);
  const realEstateID = await postAd(page.request, token);
  await makePro(realEstateID);
  const pictures = [drawPicture('a.png', 1), drawPicture('b.png', 2)];
  await addPictures(page.request, token, realEstateID, pictures);
  const watch = { kind: 'property', query: 'adType=1&settlement=Eger' };
  await ok(page.request.post('/api/watches', { headers: as(token), data: watch }), 201);
  for (const address of [
    // The steps of a form have one title, by which the next page is recognised.
    ownerPaths.newListing,
    ownerPaths.profile,
    `${ownerPaths.newListing}?lepes=cim`,
    ownerPaths.listings,
    `${ownerPaths.newListing}?lepes=felszereltseg`,
    watchesPath('ingatlan_tulajdonos'),
    ownerPaths.listing(realEstateID),
  ])
    await expectGoodLooks(page, address);
  await page.getByRole('button', { name: 'Törlés: 1. kép' }).click();
  await expect(messageBox(page)).toBeVisible();
  await expectAccessible(page, 'the message box');
});

/** What a new user of each role sees in the lists of the area. */
const emptyLists = {
  ingatlan_tulajdonos: [
    ownerPaths.overview,
    ownerPaths.listings,
    watchesPath('ingatlan_tulajdonos'),
    ownerPaths.orders,
  ],
  szallasado: [hostPaths.overview, hostPaths.listings, hostPaths.orders],
  szakember: [
    professionalPaths.overview,
    professionalPaths.listings,
    professionalPaths.offers,
    professionalPaths.orders,
  ],
  ajanlatkero: [
    requesterPaths.overview,
    requesterPaths.service.list,
    requesterPaths.accommodation.list,
    requesterPaths.property.list,
    watchesPath('ajanlatkero'),
    threadsPath('ajanlatkero'),
    notificationsPath('ajanlatkero'),
  ],
} as const;

for (const [role, lists] of typedEntries(emptyLists)) {
  test(
    `axe finds no violation and nothing overflows in the empty lists of ${role}`,
    resizing,
    async ({ page }) => {
      await signedIn(page, role);
      for (const list of lists) await expectGoodLooks(page, list);
    },
  );
}

const sellers = [
  {
    who: 'host',
    role: 'szallasado',
    post: postAccommodation,
    idField: 'accommodationID',
    kind: 'accommodation',
    paths: hostPaths,
    second: 'Név és cím',
    more: [hostPaths.calendar],
  },
  {
    who: 'professional',
    role: 'szakember',
    post: postService,
    idField: 'serviceID',
    kind: 'professional',
    paths: professionalPaths,
    second: 'Szolgáltatás',
    more: [],
  },
] as const;

for (const { who, role, post, idField, kind, paths: own, second, more } of sellers) {
  test(`axe finds no violation and nothing overflows in the ${who}’s area`, resizing, async ({ page }) => {
    const { token } = await signedIn(page, role);
    const id = await post(page.request, token);
    await addPictures(page.request, token, id, [drawPicture('a.png', 1), drawPicture('b.png', 2)], kind);
    const row = { productName: 'Reggeli', priceFrom: 2500, priceTo: null, [idField]: id };
    await ok(page.request.post('/api/price-table-product', { headers: as(token), data: row }), 201);
    const pages = [own.listing, ...more].map((toPath) => toPath(id));
    for (const address of [own.listings, own.newListing, ...pages]) await expectGoodLooks(page, address);
  });

  test(`axe finds no violation in the form of the ${who} that was sent empty`, async ({ page }) => {
    await signedIn(page, role);
    await open(page, own.newListing);
    await continueTo(page, second);
    await page.getByRole('button', { name: isPhone(page) ? 'Tovább' : 'Közzéteszem' }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible(page, `the faults of ${own.newListing}`);
  });
}

test('axe finds no violation in a mail, in dark mode neither', resizing, async ({ page }) => {
  const email = await createAccount();
  await ok(page.request.post('/api/forgotten-pass', { data: { email } }));
  const { html } = await mailSaying(email, paths.resetPassword);
  await page.setContent(html);
  await expectAccessible(page, 'a mail');
});

type Row = Record<string, unknown> & { requestID: number };

/** The pages of each role's demo account about requests, by what its lists hold; the stories of requests see the rest. */
const requestAreas = [
  {
    who: 'requester',
    email: 'ajanlatkero@piacter.test',
    pages: [requesterPaths.overview, requesterPaths.accommodation.list],
    details: [
      ['service-requests', 'hasAcceptedOffer', true, requesterPaths.service.request],
      ['accommodation-requests?orderBy=ASC', 'isOver', 1, requesterPaths.accommodation.request],
    ],
  },
  {
    who: 'professional',
    email: 'szakember@piacter.test',
    pages: [`${professionalPaths.requests}?ownArea=1`],
    details: [['search-service-responses', 'accepted', 'elfogadva', professionalPaths.request]],
  },
  {
    who: 'host',
    email: 'szallasado@piacter.test',
    pages: [hostPaths.requests, hostPaths.overview],
    details: [['search-accommodation-requests', 'isOver', 0, hostPaths.request]],
  },
  {
    who: 'owner',
    email: 'tulajdonos@piacter.test',
    pages: [ownerPaths.requests],
    details: [['search-real-estate-requests', 'houseType', 2, ownerPaths.request]],
  },
] as const;

for (const { who, email, pages, details } of requestAreas) {
  test(
    `axe finds no violation and nothing overflows in the ${who}’s pages of requests`,
    resizing,
    async ({ page }) => {
      const token = await signInAs(page, email, 'Piacter-demo-1');
      for (const address of pages) await expectGoodLooks(page, address);
      for (const [list, field, value, toPath] of details) {
        const { data } = await ok(page.request.get(`/api/${list}`, { headers: as(token) }));
        const row = (data as Row[]).find((one) => one[field] === value);
        expect(row, `${field} in ${list}`).toBeDefined();
        await expectGoodLooks(page, toPath(row?.requestID));
      }
    },
  );
}

const adminPages = {
  'the admin’s lists': [
    adminPaths.overview,
    adminPaths.requests,
    adminPaths.contents,
    adminPaths.professions,
    adminPaths.firmUsers,
    adminPaths.privateUsers,
    adminPaths.emails,
    adminPaths.seo,
    adminPaths.packages,
    adminPaths.orders,
    adminPaths.listings,
  ],
  'what the admin opens, writes and looks for': [
    adminPaths.content(2),
    adminPaths.email(2),
    adminPaths.mailQueue,
    adminPaths.ntak,
    `${adminPaths.reports}?state=all`,
    adminPaths.seoPage(3),
    adminPaths.package(1),
    adminPaths.order(1),
    adminPaths.auditLog,
    `${adminPaths.search}?q=a`,
    adminPaths.user(2),
    adminPaths.listing('property', 1),
  ],
};

for (const [what, addresses] of Object.entries(adminPages)) {
  test(`axe finds no violation and nothing overflows in ${what}`, resizing, async ({ page }) => {
    await signInAs(page, 'admin@piacter.test', 'Piacter-demo-1');
    for (const address of addresses) await expectGoodLooks(page, address);
  });
}
