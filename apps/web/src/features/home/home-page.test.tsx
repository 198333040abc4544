import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPropertyCard } from '../../testing/property-card.ts';
import { HomePage } from './home-page.tsx';

const replies: Record<string, object> = {
  '/api/types_ad': {
    data: [
      { typeID: 1, typeName: 'Eladó' },
      { typeID: 2, typeName: 'Kiadó' },
    ],
  },
  '/api/countries': {
    data: [
      { countryID: 1, countryName: 'Magyarország', countryCode: 'hu' },
      { countryID: 2, countryName: 'Ausztria', countryCode: 'at' },
    ],
  },
  '/api/accommodation_types': {
    data: [
      { typeID: 3, typeName: 'Apartman' },
      { typeID: 5, typeName: 'Vendégház' },
    ],
  },
  '/api/service_types_order': { data: [{ typeID: 9, typeName: 'Burkoló' }] },
  '/api/highlighted-real-estates': {
    data: [createPropertyCard({ adType: 2, adTypeName: 'Kiadó', price: 185 })],
  },
  '/api/highlighted-accommodations': {
    data: [
      {
        accommodationID: 6,
        accommodationUrl: 'nadas-vendeghaz-6',
        accommodationName: 'Nádas Vendégház',
        accommodationTypeID: 2,
        accommodationTypeName: 'apartman',
        mealPlanID: 2,
        mealPlanName: 'reggeli',
        mainImg: null,
        imageCount: 0,
        countryName: 'Magyarország',
        countyRegion: 'Veszprém vármegye',
        settlement: 'Badacsonytomaj',
        capacity: 6,
        roomCount: 2,
        pricePerPerson: 12_500,
        petAllowed: 1,
        packageType: 4,
        created: '2026-11-01T10:00:00.000Z',
      },
    ],
  },
  '/api/highlighted-services': {
    data: [
      {
        serviceID: 8,
        serviceUrl: 'kovacs-festes-8',
        title: 'Kovács és Fia Festés',
        serviceTypeName: 'festő, tapétázó',
        mainImg: null,
        imageCount: 0,
        shortText: 'Festés, tapétázás, homlokzat.',
        countryName: 'Magyarország',
        countyRegion: 'Győr-Moson-Sopron vármegye',
        settlement: 'Győr',
        coverage: ['Győr-Moson-Sopron vármegye', 'Pápa'],
        moreCoverage: 3,
        callOutFee: null,
        openUntil: null,
        price: 2500,
        packageType: 2,
        created: '2026-11-01T10:00:00.000Z',
      },
    ],
  },
  '/api/popular-searches': {
    data: [
      { kind: 'property', name: 'Budapest', address: '/ingatlanok?settlement=Budapest', total: 1204 },
      { kind: 'service', name: 'Burkoló', address: '/szakemberek?serviceType=9', total: 12 },
    ],
  },
  '/api/watches': {
    data: [
      { watchID: 1, kind: 'property', name: 'Semmi új', address: '/ingatlanok', isPaused: 0, newCount: 0 },
      {
        watchID: 2,
        kind: 'property',
        name: 'Eladó lakások Győrben',
        address: '/ingatlanok?settlement=Gy%C5%91r',
        isPaused: 0,
        newCount: 3,
      },
    ],
  },
  '/api/home-page': { content: '<h2>Hírek</h2><script>alert(1)</script>' },
};

const open = (address = '/') => {
  const anywhere = ['/szakemberek', '/ingatlanok', '/szallasok'].map((path) => ({
    path,
    element: <p>ott</p>,
  }));
  const router = createMemoryRouter([{ path: '/', element: <HomePage /> }, ...anywhere], {
    initialEntries: [address],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return () => router.state.location.pathname + router.state.location.search;
};
const search = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keresés' })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: string) => {
      const body = replies[new URL(input, 'http://localhost').pathname] ?? { data: [] };
      return new Response(JSON.stringify({ ok: true, message: '', ...body }));
    }),
  );
});

describe('the search box', () => {
  it('asks for the kind of a text that leads back to it, by buttons of its form', () => {
    open('/?q=győr');
    expect(screen.getByText(/Hol keressünk\?/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Mit keresel?' }).value).toBe('győr');
    const kind = screen.getByRole<HTMLButtonElement>('button', { name: 'Szakemberek' });
    expect([kind.type, kind.name, kind.value]).toEqual(['submit', 'kind', 'service']);
  });

  // Shows HOME-02.
  it('opens the property search with ad type, country and settlement', async () => {
    const where = open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Kiadó' }));
    type('Település', 'Győr');
    await search();
    expect(where()).toBe('/ingatlanok?adType=2&countryID=1&settlement=Gy%C5%91r');
  });
  // Shows HOME-03.
  it('opens the accommodation search with country, settlement and several types', async () => {
    const where = open();
    fireEvent.click(screen.getByRole('tab', { name: 'Szállás' }));
    fireEvent.click(screen.getByRole('button', { name: /Szállás típusa/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Apartman' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Vendégház' }));
    await search();
    expect(where()).toBe('/szallasok?countryID=1&accommodationType=3,5');
  });
  // Shows HOME-04.
  it('opens the search of professionals with settlement and profession', async () => {
    const where = open();
    fireEvent.click(screen.getByRole('tab', { name: 'Szakember' }));
    type('Milyen szakembert keresel?', 'burk');
    fireEvent.click(await screen.findByRole('option'));
    type('Település', 'Pécs');
    await search();
    expect(where()).toBe('/szakemberek?settlement=P%C3%A9cs&serviceType=9');
  });
  it('leaves out a country that was cleared', async () => {
    const where = open();
    await screen.findByDisplayValue('Magyarország');
    type('Ország', '');
    await search();
    expect(where()).toBe('/ingatlanok?adType=1');
  });
});

describe('the home page', () => {
  // Shows HOME-01.
  it('has the documented heading', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Szakember - Ingatlan - Szállás');
  });
  // Shows HOME-07.
  it('shows the highlighted properties with country, postal code and building technology', async () => {
    open();
    const card = await screen.findByRole('link', { name: /Debrecen/ });
    expect(card.getAttribute('href')).toBe('/ingatlan/4');
    expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain('185 000 Ft/hó');
    expect(card.textContent).toContain('4031, Magyarország · panel');
  });
  // Shows HOME-08.
  it('shows an accommodation with its price, county and key facts', async () => {
    open();
    const card = await screen.findByRole('link', { name: /Nádas Vendégház/ });
    expect(card.getAttribute('href')).toBe('/szallas/nadas-vendeghaz-6');
    const words = card.textContent?.replaceAll('\u00a0', ' ');
    expect(words).toContain('12 500 Ft/fő/éj');
    expect(words).toContain('Badacsonytomaj, Veszprém vármegye');
    expect(words).toContain('6 főReggeliKisállat hozható');
  });
  // Shows HOME-09.
  it('shows a service with its title, profession and coverage', async () => {
    open();
    const card = await screen.findByRole('link', { name: /Kovács és Fia Festés/ });
    expect(card.getAttribute('href')).toBe('/szolgaltatas/kovacs-festes-8');
    expect(card.textContent).toContain('Festő, tapétázó');
    expect(card.textContent).toContain('Festés, tapétázás, homlokzat.');
    expect(card.textContent).toContain('Győr-Moson-Sopron vármegye, Pápa és még 3');
  });
  it('interleaves the kinds, and leaves out one that fails to load', async () => {
    const all = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementation(async (input, init) =>
      String(input).includes('highlighted-accommodations')
        ? new Response('{}', { status: 503 })
        : ((await all?.(input, init)) ?? Response.error()),
    );
    open();
    const cards = await screen.findAllByRole('link', { name: /Debrecen|Kovács/ });
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/ingatlan/4',
      '/szolgaltatas/kovacs-festes-8',
    ]);
  });
  // Shows HOME-10.
  it("shows the admin's block without unsafe HTML", async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Hírek' })).toBeTruthy();
    expect(document.querySelector('main script, section script')).toBeNull();
  });
  it('links to the largest places and professions of each kind, with how many there are', async () => {
    open();
    const popular = within(await screen.findByRole('navigation', { name: 'Népszerű keresések' }));
    expect(popular.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Szakemberek',
      'Ingatlanok',
    ]);
    expect(popular.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Burkoló 12', '/szakemberek?serviceType=9'],
        ['Budapest 1\u00a0204', '/ingatlanok?settlement=Budapest'],
      ],
    );
  });
  it('begins with what one’s watches have found, for whoever has an account', async () => {
    localStorage.setItem('token', 'x.y.z');
    localStorage.setItem('sessionInfo', JSON.stringify({ path: 'ajanlatkero' }));
    open();
    const found = within(
      await screen.findByRole('region', { name: 'Új a figyeléseidben' }, { timeout: 5000 }),
    );
    expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Eladó lakások Győrben3\u00a0új',
    ]);
    localStorage.clear();
  });
  // Shows HOME-05, HOME-11.
  it('links to the help and to the registration as a requester', () => {
    open();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Segítség az oldal használatához')).toBe('/tudastar');
    expect(href('Regisztrálj ajánlatkérőként!')).toBe('/login-reg?ajanlatkero=true');
  });
});
