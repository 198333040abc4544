import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPropertyCard } from '../../../testing/property-card.ts';
import { PropertySearchPage } from './property-search-page.tsx';

const card = (realEstateID: number, more: object = {}) =>
  createPropertyCard({
    realEstateID,
    postalCode: '9021',
    settlement: 'Győr',
    streetName: 'Fő utca',
    buildTechnology: 1,
    buildTechnologyName: 'tégla',
    floorArea: 60,
    floorNumber: '1',
    price: 45_900,
    packageType: 0,
    ...more,
  });

type Reply = { status?: number; body: Record<string, unknown> };
/** The reply to a search by its query; tests replace it. */
let search: (query: URLSearchParams) => Reply;
const found = (data: object[], more: object = {}): Reply => ({
  body: { ok: true, message: '', data, total: data.length, totalIsCapped: false, totalPages: 1, ...more },
});
const lists: Record<string, object> = {
  '/api/client-config': { map: { tileUrl: null, attribution: '' } },
  '/api/map/property': { clusters: [], pins: [] },
  '/api/option-counts/property': { houseType: { 2: 1234 }, hasElevator: { 1: 38 }, isAttic: { 0: 5 } },
  '/api/types_ad': [
    { typeID: 1, typeName: 'Eladó' },
    { typeID: 2, typeName: 'Kiadó' },
  ],
  '/api/countries': [{ countryID: 1, countryName: 'Magyarország', countryCode: 'hu' }],
  '/api/types/types_house': [
    { typeID: 1, typeName: 'ház' },
    { typeID: 2, typeName: 'lakás' },
  ],
};

const histograms = { price: { from: 20_000, step: 10_000, counts: [3, 8, 2] }, floorArea: null };

const answer = async (input: RequestInfo | URL) => {
  const url = new URL(String(input), 'http://localhost');
  const { status = 200, body }: Reply =
    url.pathname === '/api/search-real-estates'
      ? search(url.searchParams)
      : { body: { ok: true, message: '', data: lists[url.pathname] ?? [], histograms } };
  return new Response(JSON.stringify(body), { status });
};
const getRequests = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => String(address))
    .filter((address) => address.startsWith('/api/search-real-estates'));

const open = (address: string) => {
  const router = createMemoryRouter([{ path: '/ingatlanok', element: <PropertySearchPage /> }], {
    initialEntries: [address],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, keepPreviousData: true }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
};
const beNarrow = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

class NoResizing {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer));
  search = () => found([card(1), card(2)]);
});

describe('the property search', () => {
  // Shows MAP-01.
  it('asks for the map of its filters once the map is opened, and keeps it open', async () => {
    vi.stubGlobal('ResizeObserver', NoResizing);
    const getMapQueries = () =>
      vi
        .mocked(fetch)
        .mock.calls.map(([address]) => new URL(String(address), 'http://localhost'))
        .filter(({ pathname }) => pathname === '/api/map/property')
        .map(({ searchParams }) => searchParams.get('houseType'));
    const router = open('/ingatlanok?houseType=1');
    await screen.findByText('2 találat');
    expect(getMapQueries()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Térkép' }));
    await screen.findByRole('application');
    await waitFor(() => expect(getMapQueries()).toContain('1'));
    // The filters make room for the map.
    fireEvent.click(screen.getByRole('button', { name: 'Szűrők (1)' }));
    fireEvent.click(await screen.findByLabelText(/^Lakás/));
    fireEvent.click(screen.getByRole('button', { name: /^Mutasd|^Keresés/ }));
    await waitFor(() => expect(getMapQueries()).toContain('1,2'));
    expect(router.state.location.hash).toBe('#terkep');
    expect(screen.getByRole('button', { name: 'Térkép', pressed: true })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Találatok' })).toBeTruthy();
  });
  it('opens the map at its former address, and goes back to the list', async () => {
    vi.stubGlobal('ResizeObserver', NoResizing);
    const router = open('/ingatlanok#lista-es-terkep');
    await screen.findByRole('application');
    fireEvent.click(screen.getByRole('button', { name: 'Lista' }));
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    expect(router.state.location.hash).toBe('');
  });
  it('fetches no pictures of the list while a narrow window shows the map alone', async () => {
    vi.stubGlobal('ResizeObserver', NoResizing);
    beNarrow();
    search = () => found([card(1, { mainImg: '/files/1-1600.webp', imageCount: 1 })]);
    open('/ingatlanok#terkep');
    await screen.findByRole('application');
    const getLoading = () => document.querySelector('img[src*="/files/1-"]')?.getAttribute('loading');
    await waitFor(() => expect(getLoading()).toBe('lazy'));
    fireEvent.click(screen.getByRole('button', { name: 'Lista' }));
    await waitFor(() => expect(getLoading()).toBe('eager'));
  });
  // Shows SRP-01.
  it('searches by the address and shows it in the fields', async () => {
    open('/ingatlanok?adType=1&settlement=Gy%C5%91r&houseType=2&priceTo=90000');
    await screen.findByText('2 találat');
    expect(getRequests()).toEqual([
      '/api/search-real-estates?adType=1&houseType=2&priceTo=90000&settlement=Gy%C5%91r',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Település').value).toBe('Győr');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Eladó' })).checked).toBe(true);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lakás' })).checked).toBe(true);
  });
  it('says what each option would find, once somebody is about to choose', async () => {
    open('/ingatlanok?houseType=1');
    const flat = await screen.findByLabelText('Lakás');
    await screen.findByText('2 találat');
    const countCalls = () =>
      vi.mocked(fetch).mock.calls.filter(([address]) => String(address).startsWith('/api/option-counts/'));
    expect(countCalls()).toEqual([]);
    act(() => flat.focus());
    expect(await screen.findByLabelText(/^Lakás\s*1\s234$/)).toBe(flat);
    expect(screen.getByLabelText(/^Ház\s*0$/)).toBeDefined();
    expect(screen.getByLabelText(/^Van lift\s*38$/)).toBeDefined();
    fireEvent.click(screen.getByText('Részletes keresés'));
    const attic = await screen.findByLabelText('Tetőtéri');
    expect(within(attic).getByRole('option', { name: /\(0\)$/ })).toBeDefined();
    expect(within(attic).getByRole('option', { name: /\(5\)$/ })).toBeDefined();
    expect(countCalls().map(([address]) => address)).toEqual(['/api/option-counts/property?houseType=1']);
  }, 20_000);
  it('draws how prices are spread, with a slider for each end', async () => {
    const router = open('/ingatlanok?priceTo=40000');
    act(() => screen.getAllByLabelText('Ár Legalább')[0]?.focus());
    const low = await screen.findByRole<HTMLInputElement>('slider', { name: 'Ár, alsó határ' });
    const high = screen.getByRole<HTMLInputElement>('slider', { name: 'Ár, felső határ' });
    expect([low.value, low.getAttribute('aria-valuetext')]).toEqual(['0', 'bármennyi']);
    expect([high.value, high.getAttribute('aria-valuetext')]).toEqual(['2', '40 M Ft-ig']);
    expect(screen.queryByRole('slider', { name: /^Alapterület/ })).toBeNull();
    fireEvent.change(low, { target: { value: '1' } });
    await waitFor(() => expect(router.state.location.search).toBe('?priceFrom=30000&priceTo=40000'));
    // Past the other end it stops there.
    fireEvent.change(low, { target: { value: '3' } });
    await waitFor(() => expect(router.state.location.search).toBe('?priceFrom=40000&priceTo=40000'));
    // At the end of the histogram there is no limit.
    fireEvent.change(high, { target: { value: '3' } });
    await waitFor(() => expect(router.state.location.search).toBe('?priceFrom=40000'));
  }, 20_000);
  it('names the groups of its checkboxes, whose choices mean little alone', async () => {
    open('/ingatlanok');
    const group = await screen.findByRole('group', { name: 'Ingatlan típusa' });
    expect(await within(group).findByRole('checkbox', { name: 'Lakás' })).toBeDefined();
  });

  it('adds a checked box to the address at once, and removes it on going back', async () => {
    const router = open('/ingatlanok?houseType=1&page=3');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Lakás' }));
    await waitFor(() => expect(router.state.location.search).toBe('?houseType=1,2'));
    await act(() => router.navigate(-1));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lakás' }).checked).toBe(false);
  });
  it('debounces typing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const router = open('/ingatlanok');
    const [from] = screen.getAllByLabelText('Ár Legalább');
    if (!from) throw new Error('no price field');
    for (const value of ['4', '45', '450']) fireEvent.change(from, { target: { value } });
    expect(router.state.location.search).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(router.state.location.search).toBe('?priceFrom=450000');
  });
  it('drops pending input on going back', async () => {
    const router = open('/ingatlanok?adType=1');
    await act(() => router.navigate('/ingatlanok?adType=1&priceTo=900'));
    const field = () => screen.getByLabelText<HTMLInputElement>('Ár Legfeljebb');
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: '90' } });
    await act(() => router.navigate(-1));
    expect(field().value).toBe('');
    fireEvent.blur(field());
    expect(router.state.location.search).toBe('?adType=1');
  });
  it('removes a filter by its chip, and all of them at once', async () => {
    const router = open('/ingatlanok?adType=1&houseType=1,2');
    fireEvent.click(await screen.findByRole('button', { name: /^Ház/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?adType=1&houseType=2'));
    fireEvent.click(screen.getByRole('button', { name: 'Szűrők törlése' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
  it('clears the settlement when the country changes', async () => {
    const router = open('/ingatlanok?settlement=Wien');
    await screen.findByRole('option', { name: 'Magyarország' });
    fireEvent.change(screen.getByLabelText('Ország'), { target: { value: '1' } });
    await waitFor(() => expect(router.state.location.search).toBe('?countryID=1'));
  });
  it('opens the detailed filters when one of them is set', async () => {
    open('/ingatlanok?isAttic=0');
    expect((await screen.findByLabelText<HTMLSelectElement>('Tetőtéri')).value).toBe('0');
    expect(screen.getByRole('button', { name: 'Részletes keresés' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });
  it('names the area in a chip, to distinguish floor, plot and balcony', async () => {
    open('/ingatlanok?floorAreaFrom=40&siteAreaTo=900&balconyAreaFrom=5&balconyAreaTo=12');
    const chip = (name: RegExp) => screen.findByRole('button', { name });
    expect(await chip(/^40.m²-től/)).toBeDefined();
    expect(await chip(/^Telek: 900.m²-ig/)).toBeDefined();
    expect(await chip(/^Erkély: 5–12.m²/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Erkély területe Legalább').value).toBe('5');
  });
  it('says yes and no in the words of the field', async () => {
    open('/ingatlanok?isPetAllowed=1&hasElevator=0');
    expect(await screen.findByRole('button', { name: /^Kisállat hozható/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Nincs lift/ })).toBeDefined();
  });
  it('keeps the filters in the pager', async () => {
    search = () => found([card(1)], { total: 50, totalPages: 3 });
    open('/ingatlanok?adType=1&page=2');
    const pager = await screen.findByRole('navigation', { name: 'Lapozó' });
    const next = within(pager).getByRole('link', { name: 'Következő oldal' });
    expect(next.getAttribute('href')).toBe('/ingatlanok?adType=1&page=3');
  });
  it('shows 1000+ for a capped count', async () => {
    search = () => found([card(1)], { total: 1000, totalIsCapped: true, totalPages: 50 });
    open('/ingatlanok');
    expect(await screen.findByText('1000+ találat')).toBeTruthy();
  });
  it('says that an address is hidden', async () => {
    search = () => found([card(1, { streetName: null })]);
    open('/ingatlanok');
    expect(await screen.findByText('Győr · rejtett cím')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '60\u00a0m²-es lakás' })).toBeTruthy();
  });
});

describe('few results', () => {
  const suggestions = [
    { label: 'Ár: 55 M Ft-ig', address: '/ingatlanok?settlement=Győr&priceTo=55000', total: 6 },
  ];
  it.each([
    ['none', []],
    ['one', [card(1)]],
  ])('that are %s are followed by relaxed searches of the server with their totals', async (_name, rows) => {
    search = () => found(rows, { suggestions });
    open('/ingatlanok?settlement=Győr&priceTo=50000');
    const way = await screen.findByRole('link', { name: 'Ár: 55 M Ft-ig: 6' });
    expect(way.getAttribute('href')).toBe(suggestions[0]?.address);
    // Only the search itself: the server has counted.
    expect(getRequests()).toHaveLength(1);
  });
});

describe('the order of the results', () => {
  it('is chosen above them, stands in the address and leaves the page', async () => {
    search = () => found([card(1)], { total: 50, totalPages: 3 });
    open('/ingatlanok?adType=1&page=2');
    await screen.findByText('50 találat');
    fireEvent.change(screen.getByLabelText('Rendezés'), { target: { value: 'price-asc' } });
    await waitFor(() => expect(getRequests().at(-1)).toContain('adType=1&sort=price-asc'));
    expect(getRequests().at(-1)).not.toContain('page');
  });
});

describe('an empty result', () => {
  it('offers the suggestions of the server with their counts, and counts nothing itself', async () => {
    const suggestions = [{ label: 'Bármelyik településen', address: '/ingatlanok?hasBalcony=1', total: 14 }];
    search = () => found([], { suggestions });
    open('/ingatlanok?settlement=Bivalybasznád&hasBalcony=1');
    const way = await screen.findByRole('link', { name: 'Bármelyik településen: 14' });
    expect(way.getAttribute('href')).toBe('/ingatlanok?hasBalcony=1');
    expect(screen.getByText(/Ezt is megnézheted:$/)).toBeDefined();
    expect(screen.queryByText(/szűrő nélkül/)).toBeNull();
    expect(getRequests()).toHaveLength(1);
  });
  it('links back from a page past the end', async () => {
    search = () => found([], { total: 25, totalPages: 2 });
    open('/ingatlanok?page=9');
    const way = await screen.findByRole('link', { name: 'Ugrás az utolsó oldalra' });
    expect(way.getAttribute('href')).toBe('/ingatlanok?page=2');
  });
});

describe('a range', () => {
  const type = (label: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    return field;
  };

  it.each([
    ['', '60 M', '60000', '60\u00a0000\u00a0000'],
    ['', '60', '60000', '60\u00a0000\u00a0000'],
    ['adType=2', '180', '180', '180\u00a0000'],
    ['adType=2', '95 500', '95', '95\u00a0000'],
  ])('of prices is typed in forints (%s, %s) and sent in thousands', async (address, typed, wire, shown) => {
    const router = open(`/ingatlanok?${address}`);
    await screen.findByText('2 találat');
    const field = type('Ár Legfeljebb', typed);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('priceTo')).toBe(wire));
    expect(field.value).toBe(shown);
  });

  it('keeps its precision in whole numbers', async () => {
    const router = open('/ingatlanok');
    await screen.findByText('2 találat');
    type('Alapterület Legalább', '64,5');
    type('Alapterület Legfeljebb', '80,5');
    await waitFor(() => expect(router.state.location.search).toBe('?floorAreaFrom=65&floorAreaTo=80'));
  });

  it('that is reversed is reported without a request', async () => {
    open('/ingatlanok?adType=1&priceFrom=90000&priceTo=60000');
    const words = 'Ár: A felső határ nem lehet kisebb az alsónál, írd át az egyiket!';
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(getRequests()).toEqual([]);
    const way = screen.getByRole('link', { name: 'A hibás szűrő elhagyása' });
    expect(way.getAttribute('href')).toBe('/ingatlanok?adType=1&priceFrom=90000');
    expect(screen.getByLabelText('Ár Legfeljebb').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('an address that the server rejects', () => {
  it('shows the message and links to the search without the invalid filter', async () => {
    search = (query) =>
      query.has('priceFrom')
        ? {
            status: 422,
            body: {
              ok: false,
              message: 'Hibás adatok.',
              code: 'validation_failed',
              errors: [{ path: 'priceFrom', message: 'Számot adj meg!' }],
            },
          }
        : found([card(1)]);
    open('/ingatlanok?adType=1&priceFrom=sok');
    expect((await screen.findByRole('alert')).textContent).toContain('Ár: Számot adj meg!');
    const way = screen.getByRole('link', { name: 'A hibás szűrő elhagyása' });
    expect(way.getAttribute('href')).toBe('/ingatlanok?adType=1');
  });
});

describe('on a phone', () => {
  it('searches only on submit, and otherwise discards input', async () => {
    beNarrow();
    const router = open('/ingatlanok');
    fireEvent.click(screen.getByRole('button', { name: 'Szűrők' }));
    fireEvent.click(await screen.findByLabelText(/^Lakás/));
    expect(router.state.location.search).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Bezárás' }));
    fireEvent.click(screen.getByRole('button', { name: 'Szűrők' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Ház/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Keresés' }));
    await waitFor(() => expect(router.state.location.search).toBe('?houseType=1'));
    expect(screen.getByRole('button', { name: 'Szűrők (1)' })).toBeTruthy();
  });
});
