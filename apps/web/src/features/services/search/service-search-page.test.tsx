import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServiceSearchPage } from './service-search-page.tsx';

const service = {
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
  moreCoverage: 0,
  callOutFee: 12_000,
  openUntil: '09:30',
  phone: '+36 30 123 4567',
  price: 2500,
  packageType: 2,
  created: '2026-11-01T10:00:00.000Z',
};
const replies: Record<string, object> = {
  '/api/service_types_order': {
    data: [
      { typeID: 9, typeName: 'burkoló' },
      { typeID: 12, typeName: 'üvegező' },
    ],
  },
  '/api/countries': { data: [{ countryID: 1, countryName: 'Magyarország', countryCode: 'hu' }] },
  '/api/search-professionals': {
    data: [service, { ...service, serviceID: 9, title: 'Terület nélkül', coverage: [], packageType: 0 }],
    total: 2,
    totalIsCapped: false,
    totalPages: 1,
  },
};

const open = (search = '') => {
  const router = createMemoryRouter([{ path: '/szakemberek', element: <ServiceSearchPage /> }], {
    initialEntries: [`/szakemberek${search}`],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, keepPreviousData: true }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return () => router.state.location.search;
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: string) => {
      const body = replies[new URL(input, 'http://localhost').pathname] ?? { data: [] };
      return new Response(JSON.stringify({ ok: true, message: '', ...body }));
    }),
  );
});

// Shows SPR-02.
it('shows title, professions, short text and coverage, and the badge of a promoted one', async () => {
  open();
  const card = await screen.findByRole('link', { name: /Kovács és Fia Festés/ });
  expect(card.getAttribute('href')).toBe('/szolgaltatas/kovacs-festes-8');
  expect(card.textContent).toBe(
    'KiemeltMég nincs képFestő, tapétázóKovács és Fia FestésFestés, tapétázás, homlokzat.' +
      'Győr-Moson-Sopron vármegye, PápaKiszállás: 12\u00a0000\u00a0FtNyitva 9:30-ig',
  );
  const [call] = screen.getAllByRole('link', { name: 'Hívás: +36 30 123 4567' });
  expect(call?.getAttribute('href')).toBe('tel:+36301234567');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Szakember');
});

it('shows the address of a service without coverage', async () => {
  open();
  const card = await screen.findByRole('link', { name: /Terület nélkül/ });
  expect(card.textContent).toContain('homlokzat.Győr');
});

it('finds a profession by a part of its name without accents and puts its id into the address', async () => {
  const search = open('?settlement=P%C3%A1pa');
  await screen.findByText('2 találat');
  fireEvent.change(screen.getByRole('combobox', { name: 'Szakma' }), {
    target: { value: 'uveg' },
  });
  const list = await screen.findByRole('listbox', {}, { timeout: 2000 });
  const [option] = within(list).getAllByRole('option');
  expect(option?.textContent).toBe('Üvegező');
  fireEvent.click(option ?? list);
  await waitFor(() => expect(search()).toBe('?serviceType=12&settlement=P%C3%A1pa'));
});

// Shows SPR-01.
it('reads profession, settlement and keyword from the address', async () => {
  open('?serviceType=9&settlement=Gy%C5%91r&keyword=csempe&page=2');
  await screen.findByText('2 találat');
  expect(fetch).toHaveBeenCalledWith(
    '/api/search-professionals?keyword=csempe&page=2&serviceType=9&settlement=Gy%C5%91r',
    expect.anything(),
  );
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Szakma' }).value).toBe('Burkoló'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Kulcsszó').value).toBe('csempe');
});

it.each([
  [0, 'Egyikben sem szerepel: „kazáncsere”.', null],
  [
    1,
    '1 hirdetésben szerepel: „kazáncsere”. Csak ezeket mutasd',
    '/szakemberek?serviceType=9&keyword=kaz%C3%A1ncsere',
  ],
  [2, 'Mindegyikben szerepel: „kazáncsere”.', null],
])('says that %s of the results have a wish, which narrows nothing', async (wishTotal, said, strict) => {
  const path = '/api/search-professionals';
  replies[path] = {
    ...replies[path],
    wishTotal,
    wishAddress: '/szakemberek?serviceType=9&keyword=kaz%C3%A1ncsere',
  };
  open('?serviceType=9&wish=kaz%C3%A1ncsere');
  expect((await screen.findByText(/„kazáncsere”\./)).textContent).toBe(said);
  const link = screen.queryByRole('link', { name: 'Csak ezeket mutasd' });
  expect(link?.getAttribute('href') ?? null).toBe(strict);
  fireEvent.click(screen.getByRole('button', { name: /„kazáncsere”/ }));
  await waitFor(() => expect(screen.queryByText(/szerepel/)).toBeNull());
});

it('says that nothing was understood where a wish is all there is and no listing has it', async () => {
  const path = '/api/search-professionals';
  replies[path] = { ...replies[path], wishTotal: 0, wishAddress: null };
  open('?wish=asdfgh+qwert');
  expect((await screen.findByText(/„asdfgh qwert”\./)).textContent).toBe(
    'Ezt nem értettük: „asdfgh qwert”. Alább minden hirdetést látsz.',
  );
});

it('offers a request for offers where nobody is found, and shows the nearest professionals', async () => {
  const suggestions = [{ label: 'Bárhol', address: '/szakemberek?serviceType=9', total: 1 }];
  replies['/api/search-professionals'] = {
    data: [],
    total: 0,
    totalPages: 0,
    suggestions,
    nearest: [service],
  };
  open('?serviceType=9&settlement=Gy%C5%91r');
  await screen.findByRole('heading', { name: 'A legközelebbi találatok: Bárhol' });
  expect(screen.getByRole('link', { name: /Kovács és Fia Festés/ })).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Írd le, mi a gond: a szakemberek jelentkeznek' });
  expect(link.getAttribute('href')).toBe('/mi-a-gond?serviceType=9&settlement=Gy%C5%91r');
});

it('finds a profession by a trouble that its name does not contain, before those that contain the text', async () => {
  replies['/api/profession-suggestions'] = { data: [{ typeID: 12, typeName: 'üvegező' }] };
  open();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Szakma' }), { target: { value: 'bur' } });
  const list = await screen.findByRole('listbox', {}, { timeout: 2000 });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Üvegező', 'Burkoló']),
  );
});
