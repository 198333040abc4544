import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserFavourites } from '../heart/index.ts';
import { ComparisonPage } from './comparison-page.tsx';

const service = {
  serviceID: 1,
  serviceUrl: 'burkolas-1',
  title: 'Burkolás',
  price: 9000,
  serviceTypeName: 'burkoló',
  settlement: 'Győr',
  mainImg: null,
  countries: [],
  regions: [],
  settlements: [],
  state: 'live',
};
/** An observer by which `headIs` says whether the heads of the columns are in the window. */
const stubHeadObserver = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        headIs = (isIntersecting) => act(() => notify([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
let calls: string[];
let headIs: (isIntersecting: boolean) => void;
beforeEach(() => {
  calls = [];
  stubHeadObserver();
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    const all = [
      service,
      { ...service, serviceID: 2, serviceUrl: 'csempezes-2', title: 'Csempézés', price: 7000 },
      {
        ...service,
        serviceID: 3,
        serviceUrl: 'javitas-3',
        title: 'Javítás',
        price: null,
        settlement: 'Pápa',
        state: 'closed',
      },
    ];
    const ids = new URL(address, 'http://localhost').searchParams.get('ids')?.split(',').map(Number) ?? [];
    const found = all.filter(({ serviceID }) => ids.includes(serviceID));
    return Response.json({
      ok: true,
      message: '',
      data: { property: [], accommodation: [], service: found },
    });
  });
});

const open = (query: string) => {
  const router = createMemoryRouter([{ path: '*', element: <ComparisonPage /> }], {
    initialEntries: [`/osszehasonlitas${query}`],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, keepPreviousData: true }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
};
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const cells = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

// Shows KEEP-03.
it('marks differences and the best value of a row', async () => {
  open('?kind=service&ids=1,2,3');
  expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
  expect(cells(/^Legalacsonyabb ár/)).toEqual(['9\u00a0000\u00a0Ft', '7\u00a0000\u00a0Ftlegjobb', '–']);
  expect(row(/^Cím/).getByRole('rowheader').textContent).toBe('Cím, eltér');
  expect(row(/^Szakma/).getByRole('rowheader').textContent).toBe('Szakma');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Csak az eltérő sorok' }));
  expect(screen.queryByRole('row', { name: /^Szakma/ })).toBeNull();
  expect(row(/^Cím/).getAllByRole('cell')).toHaveLength(3);
});

it('keeps the names of three columns in the window of a phone, which move with the columns', async () => {
  open('?kind=service&ids=1,2,3');
  const box = await screen.findByRole('region', { name: 'Összehasonlítás' });
  const bar = box.previousElementSibling;
  const names = bar?.firstElementChild;
  expect([...(names?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Burkolás',
    'Csempézés',
    'Javítás',
  ]);
  headIs(true);
  expect(bar?.hasAttribute('data-shown')).toBe(false);
  box.scrollLeft = 60;
  headIs(false);
  expect(bar?.hasAttribute('data-shown')).toBe(true);
  expect(names?.scrollLeft).toBe(60);
  box.scrollLeft = 90;
  fireEvent.scroll(box);
  expect(names?.scrollLeft).toBe(90);
});

it('leaves a listing out, in the address, too', async () => {
  const router = open('?kind=service&ids=1,2,3');
  fireEvent.click(await screen.findByRole('button', { name: /^Kihagyom .*Csempézés$/ }));
  await vi.waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  expect(new URLSearchParams(router.state.location.search).get('ids')).toBe('1,3');
});

it('marks one that has ended, and says how many are gone', async () => {
  open('?kind=service&ids=1,3,8');
  const [, ended] = await screen.findAllByRole('columnheader');
  expect(ended?.textContent).toBe('MegszűntJavításKihagyom');
  expect(screen.getByText('Egy hirdetés már nem érhető el, ezért kihagytuk.')).toBeDefined();
});

it('asks for at most four listings and none of a malformed address', async () => {
  open('?kind=service&ids=1,2,2,x,3,4,5');
  await screen.findAllByRole('columnheader');
  expect(calls.map(decodeURIComponent)).toEqual(['/api/compare?ids=1,2,3,4&kind=service']);
  open('?kind=car&ids=1');
  expect(screen.getByText('Nincs mit összehasonlítani')).toBeTruthy();
});

it('has one’s own notes on what is kept, which are written in the table', async () => {
  const keptAt = '2026-11-01T10:00:00.000Z';
  const kept = {
    kind: 'service',
    id: 1,
    title: 'Burkolás',
    keptPrice: 9000,
    keptAt,
    note: 'Szerdán hívom',
  } as const;
  browserFavourites.write([kept]);
  open('?kind=service&ids=1,2');
  await screen.findAllByRole('columnheader');
  expect(cells(/^Saját jegyzet/)).toEqual([
    'Szerdán hívomJegyzet szerkesztése',
    'A kedvenceidhez írhatsz jegyzetet.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Jegyzet szerkesztése/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Jegyzet/ }), { target: { value: 'Csütörtökön' } });
  fireEvent.click(screen.getByRole('button', { name: 'Jegyzet mentése' }));
  expect(cells(/^Saját jegyzet/)[0]).toContain('Csütörtökön');
  expect(browserFavourites.read()[0]?.note).toBe('Csütörtökön');
  browserFavourites.write([]);
});

const flat = {
  realEstateID: 1,
  adType: 1,
  adTypeName: 'Eladó',
  houseType: 2,
  houseTypeName: 'lakás',
  settlement: 'Győr',
  price: 52_000,
  floorArea: 50,
  mainImg: null,
  specialLocations: [],
  state: 'live',
  ...{ floorNumber: null, street: null, publicPlaceName: null, houseNumber: null, doorNumber: null },
  mapPosition: { lat: 47.68, lon: 17.63, radius: 0, isApproximate: 0 },
};

it('has the median around each property, and their places on a map by their numbers', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const comparison = { unitPrice: 1_040_000, median: 980_000, place: 'Győr', sampleSize: 12 };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/price-comparison/1'))
      return Response.json({ ok: true, message: '', data: comparison });
    if (address.startsWith('/api/price-comparison'))
      return Response.json({ ok: true, message: '', data: null });
    const property = [flat, { ...flat, realEstateID: 2, mapPosition: null }];
    return Response.json({ ok: true, message: '', data: { property, accommodation: [], service: [] } });
  });
  open('?kind=property&ids=1,2');
  await vi.waitFor(() =>
    expect(cells(/^Középső ár a környéken/)).toEqual(['980\u00a0000\u00a0Ft/m² (Győr)', '–']),
  );
  expect(screen.getByRole('region', { name: 'A térképen' })).toBeTruthy();
  // Nobody says anything of it.
  expect(screen.queryByRole('row', { name: /^Okosotthon/ })).toBeNull();
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toMatch(/^1Eladó lakás/);
});
