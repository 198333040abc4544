import type { ServiceDetail } from '@piacter/contracts/services';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServicePage } from './service-page.tsx';

const service: ServiceDetail = {
  serviceID: 8,
  serviceUrl: 'kovacs-festes-8',
  title: 'Kovács és Fia Festés',
  webpage: 'https://www.kovacs-festes.test/',
  phone: '+36 20 111 2222',
  contactEmail: 'festes@pelda.test',
  price: 2500,
  countryID: 1,
  countryName: 'Magyarország',
  postalCode: '9021',
  settlement: 'Győr',
  countyRegion: 'Győr-Moson-Sopron vármegye',
  street: 'Fő',
  publicPlaceType: 1,
  publicPlaceName: 'utca',
  houseNumber: '5',
  floorNumber: 'földszint',
  doorNumber: null,
  disableAddress: 0,
  lat: 47.68,
  lon: 17.63,
  mapPosition: { lat: 47.68, lon: 17.63, isApproximate: 1, radius: 5400 },
  description: '<p>Festés <strong>garanciával</strong>.</p><script>alert(1)</script>',
  serviceTypeName: 'festő, tapétázó',
  selectedServiceTypes: [
    { relationID: 1, serviceID: 8, serviceTypeID: 9, typeName: 'festő' },
    { relationID: 2, serviceID: 8, serviceTypeID: 11, typeName: 'tapétázó' },
  ],
  userID: 3,
  mainImg: null,
  packageType: 0,
  created: '2026-11-01T10:00:00.000Z',
  updated: '2026-11-10T23:30:00.000Z',
  countries: [{ countryID: 2, countryName: 'Ausztria' }],
  regions: [{ relationID: 4, regionName: 'Győr-Moson-Sopron vármegye' }],
  settlements: [{ relationID: 5, settlementName: 'Pápa', radius: 30 }],
  images: [],
  videoLinks: [],
  timetable: null,
  priceTable: [{ productID: 1, productName: 'Falfestés', priceFrom: 2500, priceTo: null }],
  isOwn: 0,
  hiddenReason: null,
  state: 'live',
  nextStates: [],
  lastName: 'Kovács',
  firstName: 'Béla',
  contactPerson: null,
  isFirm: 0,
  firmName: null,
  mobile: '+36 30 999 9999',
  tel: null,
};

let more: Partial<ServiceDetail>;
const open = async () => {
  const router = createMemoryRouter([{ path: '/szolgaltatas/:serviceUrl', element: <ServicePage /> }], {
    initialEntries: ['/szolgaltatas/kovacs-festes-8'],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Kovács és Fia Festés' });
};
const valueBeside = (term: string) => {
  const [name] = screen.getAllByText(term, { selector: 'dt' }).slice(-1);
  return name?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
};
const findSection = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).parentElement?.textContent?.replace(title, '');

beforeEach(() => {
  more = {};
  const config = { captcha: { provider: 'altcha', siteKey: null }, map: { tileUrl: null, attribution: '' } };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const data = address === '/api/client-config' ? config : { ...service, ...more };
      return new Response(JSON.stringify({ ok: true, message: '', data }));
    }),
  );
});

it.each([
  [[0, 8000, 12_000], '8 000 Ft-tól'],
  [[0], 'Ingyenes'],
])('is headed by the lowest of the prices %j that costs something: %s', async (prices, headline) => {
  const priceTable = prices.map((priceFrom, productID) => ({
    productID,
    productName: 'Kiszállás',
    priceFrom,
    priceTo: null,
  }));
  more = { price: 0, priceTable };
  await open();
  const page = document.body.textContent?.replaceAll('\u00a0', ' ');
  expect(page).toContain(headline);
  expect(page).not.toMatch(/(?<![ \d])0 Ft-tól/);
});

// Shows SPR-03.
it('shows professions, coverage and price', async () => {
  await open();
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('2 500 Ft-tól');
  expect(valueBeside('Munkaterület')).toBe('Ausztria, Győr-Moson-Sopron vármegye és még 1');
  expect([
    findSection('Az egész országban'),
    findSection('Vármegyék, régiók'),
    findSection('Települések'),
  ]).toEqual(['Ausztria', 'Győr-Moson-Sopron vármegye', 'Pápa és 30\u00a0km-es körzete']);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Festő', 'Tapétázó']));
  expect([valueBeside('Feladva'), valueBeside('Módosítva')]).toEqual(['2026. 11. 01.', '2026. 11. 11.']);
  expect(valueBeside('Emelet')).toBe('földszint');
});

it('shows the description as HTML, without unsafe parts', async () => {
  await open();
  expect(screen.getByText('garanciával').tagName).toBe('STRONG');
  expect(document.querySelector('article script')).toBeNull();
});

it("shows the service's own phone, e-mail and web page once, the last one as an untrusted link", async () => {
  await open();
  const box = within(screen.getByRole('complementary', { name: 'Kapcsolat' }));
  expect(box.getByRole('link', { name: '+36 20 111 2222' }).getAttribute('href')).toBe('tel:+36201112222');
  expect(box.queryByText('+36 30 999 9999')).toBeNull();
  expect(screen.getAllByText(/\+36 20 111 2222|festes@pelda\.test/)).toHaveLength(2);
  const webpage = box.getByRole('link', { name: /^www\.kovacs-festes\.test/ });
  expect([webpage.getAttribute('href'), webpage.getAttribute('rel')]).toEqual([
    'https://www.kovacs-festes.test/',
    'noopener nofollow ugc',
  ]);
});

it('shows its address on a map', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Térkép' })).toBeTruthy();
});

it('shows a default name for a user without one', async () => {
  more = { lastName: null, firstName: null };
  await open();
  expect(screen.getByRole('complementary', { name: 'Kapcsolat' }).textContent).toContain('Hirdető');
});

it('has no map while the address is hidden, not even for its owner', async () => {
  more = { disableAddress: 1, isOwn: 1 };
  await open();
  expect(screen.getByText('A pontos címet csak te látod, a hirdetésben rejtett.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Térkép' })).toBeNull();
});

it('shows dashes for missing values', async () => {
  more = { settlement: null, countries: [], regions: [], settlements: [], countyRegion: null };
  await open();
  expect(valueBeside('Település')).toBe('–');
  // What is not known is no key fact.
  expect(screen.queryByText('Ma', { selector: 'dt' })).toBeNull();
  const coverage = screen.getByRole('heading', { level: 2, name: 'Munkaterület' }).parentElement;
  expect(coverage?.textContent).toBe('Munkaterület–');
});

it('lists only the kinds of places that it covers', async () => {
  more = { regions: [], settlements: [] };
  await open();
  expect(findSection('Az egész országban')).toBe('Ausztria');
  expect(screen.queryByRole('heading', { name: 'Települések' })).toBeNull();
});

it('shows a missing address once, whatever default floor the form stored', async () => {
  const nowhere = { countryName: null, postalCode: null, settlement: null, countyRegion: null, street: null };
  more = { ...nowhere, publicPlaceName: null, houseNumber: null, floorNumber: 'földszint', doorNumber: null };
  await open();
  expect(findSection('Cím')).toBe('Nincs megadva.');
});
