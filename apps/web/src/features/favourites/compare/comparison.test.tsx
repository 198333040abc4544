import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
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
let calls: string[];
beforeEach(() => {
  calls = [];
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
