import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccommodationSearchPage } from './accommodation-search-page.tsx';

const card = {
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
  petAllowed: 0,
  packageType: 4,
  created: '2026-11-01T10:00:00.000Z',
};
const lists: Record<string, object[]> = {
  '/api/countries': [{ countryID: 1, countryName: 'Magyarország', countryCode: 'hu' }],
  '/api/accommodation_types': [
    { typeID: 2, typeName: 'apartman' },
    { typeID: 5, typeName: 'faház' },
  ],
  '/api/meal-plans': [{ planID: 2, planName: 'reggeli' }],
  '/api/accommodation-facilities': [{ facilityID: 301, facilityName: 'ingyenes wifi' }],
  '/api/accommodation-spoken-languages': [{ languageID: 3, languageName: 'német' }],
};

let cards: object[];
let refusal: object[];
let proposals: { isExpensive: 0 | 1; days: object[]; places: object[] };
const answer = async (input: RequestInfo | URL) => {
  const { pathname } = new URL(String(input), 'http://localhost');
  if (pathname === '/api/stay-proposals')
    return new Response(JSON.stringify({ ok: true, message: '', data: proposals }));
  if (pathname !== '/api/search-accommodations')
    return new Response(JSON.stringify({ ok: true, message: '', data: lists[pathname] ?? [] }));
  const body =
    refusal.length > 0
      ? { ok: false, message: 'Hibás adatok.', code: 'validation_failed', errors: refusal }
      : {
          ...{ ok: true, message: '', data: cards, total: cards.length, totalIsCapped: false },
          ...{ totalPages: 1, suggestions: [] },
        };
  return new Response(JSON.stringify(body), { status: refusal.length > 0 ? 422 : 200 });
};
const getRequests = (part: string) =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => String(address))
    .filter((address) => address.includes(part));

const open = (search = '') => {
  const router = createMemoryRouter([{ path: '/szallasok', element: <AccommodationSearchPage /> }], {
    initialEntries: [`/szallasok${search}`],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, keepPreviousData: true }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return () => router.state.location.search;
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer));
  cards = [card];
  refusal = [];
  proposals = { isExpensive: 0, days: [], places: [] };
});
afterEach(() => vi.useRealTimers());

describe('the accommodation search', () => {
  it('shows a card with type, price, name, place and key facts', async () => {
    open();
    const link = await screen.findByRole('link', { name: /Nádas Vendégház/ });
    expect(link.getAttribute('href')).toBe('/szallas/nadas-vendeghaz-6');
    const words = link.textContent?.replaceAll('\u00a0', ' ');
    expect(words).toContain('PRO');
    expect(words).toContain('Apartman12 500 Ft/fő/éj');
    expect(words).toContain('Badacsonytomaj, Veszprém vármegye6 főReggeli');
    expect(words).not.toContain('Kisállat');
  });
  it('shows a dash for a missing price, and a city that is its own county once', async () => {
    cards = [{ ...card, pricePerPerson: 0, settlement: 'Budapest', countyRegion: 'Budapest', petAllowed: 1 }];
    open();
    const link = await screen.findByRole('link', { name: /Nádas Vendégház/ });
    expect(link.textContent).toContain('– Nádas VendégházBudapest6\u00a0fő');
    expect(link.textContent).toContain('Kisállat hozható');
  });
  // Shows SAC-01.
  it('searches by the address and shows its filters as chips', async () => {
    open(
      '?accommodationType=2,5&openFrom=2026-12-30&openTo=2027-01-02&priceTo=12,5&guests=4&minimumPerson=2&petAllowed=1',
    );
    await screen.findByText('1 találat');
    expect(getRequests('/api/search-accommodations')).toEqual([
      '/api/search-accommodations?accommodationType=2%2C5&guests=4&minimumPerson=2&openFrom=2026-12-30&openTo=2027-01-02&petAllowed=1&priceTo=12%2C5',
    ]);
    const words = screen.getByRole('list', { name: 'Választott szűrők' }).textContent;
    for (const word of [
      '2026.\u00a012.\u00a030. – 2027.\u00a001.\u00a002.',
      '12\u00a0500 Ft-ig',
      '4 fő',
      '2 fővel már foglalható',
      'Kisállat hozható',
    ])
      expect(words).toContain(word);
  });
  // Shows FIND-07.
  it('has one chip for the guests that the box understood, and counts them by age once they are changed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const search = open('?guests=4&minimumPerson=4&petAllowed=1');
    await screen.findByText('1 találat');
    const chips = screen.getByRole('list', { name: 'Választott szűrők' });
    expect(chips.textContent).toContain('4 fő');
    expect(chips.textContent).not.toContain('foglalható');
    fireEvent.click(await screen.findByRole('button', { name: /^Vendégek/ }));
    fireEvent.change(screen.getByLabelText('Gyerek (7–13 éves)'), { target: { value: '1' } });
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(search()).toBe('?adults=4&children7to13=1&petAllowed=1');
    fireEvent.click(within(chips).getByRole('button', { name: /4 felnőtt, 1 gyerek/ }));
    await waitFor(() => expect(search()).toBe('?petAllowed=1'));
  });
  it('leaves the focus on the next chip where one is removed', async () => {
    open('?priceTo=12,5&guests=4&petAllowed=1');
    await screen.findByText('1 találat');
    const chips = within(screen.getByRole('list', { name: 'Választott szűrők' }));
    const focused = () => document.activeElement?.textContent?.replaceAll('\u00a0', ' ');
    fireEvent.click(chips.getByRole('button', { name: /4.fő/ }));
    await waitFor(() => expect(focused()).toMatch(/^12 500 Ft-ig/));
    fireEvent.click(chips.getByRole('button', { name: /12.500.Ft-ig/ }));
    await waitFor(() => expect(focused()).toMatch(/^Kisállat/));
  });
  it('says in the field of days when a stay may lie, until days are chosen', async () => {
    const search = open('?windowFrom=2027-07-01&windowTo=2027-07-31&adults=2');
    await screen.findByText('1 találat');
    const field = await screen.findByRole('button', { name: /^Érkezés, távozás/ });
    expect(field.textContent).toContain('Júliusban');
    fireEvent.click(field);
    expect(await screen.findByText('2027. július')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Törlés' }));
    await waitFor(() => expect(search()).toBe('?adults=2'));
  });
  // Shows SAC-03.
  it('puts several types into the address, separated by commas', async () => {
    const search = open('?accommodationType=2');
    fireEvent.click(screen.getByLabelText('Szállás típusa'));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Faház' }));
    await waitFor(() => expect(search()).toBe('?accommodationType=2,5'));
  });
  it('fetches the lists of the detailed filters only when they are opened', async () => {
    open();
    await screen.findByText('1 találat');
    expect(getRequests('facilities')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Részletes keresés' }));
    await waitFor(() => expect(getRequests('facilities')).toHaveLength(5));
    expect(getRequests('spoken-languages')).toHaveLength(1);
  });
  // Shows SAC-02.
  it('searches by prices, languages and pets', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const search = open('?priceFrom=1');
    fireEvent.change(screen.getByLabelText('Ár fejenként, éjszakánként Legfeljebb'), {
      target: { value: '12 500' },
    });
    await act(() => vi.advanceTimersByTimeAsync(400));
    fireEvent.click(screen.getByRole('button', { name: /Beszélt nyelvek/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Német' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kisállat hozható' }));
    expect(search()).toBe('?priceFrom=1&priceTo=12.5&spokenLanguages=3&petAllowed=1');
  });
  it('shows the total for the stay of the search', async () => {
    open('?openFrom=2026-12-30&openTo=2027-01-02&minimumStay=3&guests=2');
    const link = await screen.findByRole('link', { name: /Nádas Vendégház/ });
    const total = new Intl.NumberFormat('hu-HU').format(card.pricePerPerson * 6);
    expect(link.textContent?.replaceAll(/\s/g, ' ')).toContain(
      `3 éj, 2 fő: ${total.replaceAll(/\s/g, ' ')} Ft`,
    );
  });
  // Shows CAL-05, CAL-06.
  it('names the days, the total and what it contains, and asks for the days where there is no calendar', async () => {
    const [nights, cleaning] = [
      { kind: 'adults', count: 2, nights: 3, price: 12_500, amount: 75_000 },
      { kind: 'cleaning', count: 1, nights: 1, price: 9000, amount: 9000 },
    ];
    const stay = {
      arrival: '2026-12-30',
      departure: '2027-01-02',
      hasCalendar: 0,
      lines: [nights, cleaning],
    };
    cards = [{ ...card, total: 84_000, stay }];
    open('?arrival=2026-12-30&departure=2027-01-02&adults=2&sort=total-asc');
    await screen.findByText(/Érdeklődj a szabad napokról!/);
    const link = screen.getByRole('link', { name: /Nádas Vendégház/ });
    expect(link.textContent?.replaceAll(/\s/g, ' ')).toContain(
      'dec. 30. – jan. 2. · 3 éj: 84 000 Ft (takarítással)',
    );
    expect(link.getAttribute('href')).toBe(
      '/szallas/nadas-vendeghaz-6?arrival=2026-12-30&departure=2027-01-02&adults=2',
    );
    const field = await screen.findByRole('button', { name: /^Érkezés, távozás/ });
    expect(field.textContent).toBe('dec.\u00a030. – jan.\u00a02.3 éj');
    expect(screen.getByRole('button', { name: /^Vendégek/ }).textContent).toBe('2 felnőtt');
  });
  describe('proposes for a stay', () => {
    const address = '/szallasok?settlement=Si%C3%B3fok&adults=2&arrival=2026-12-27&departure=2026-12-30';
    const days = [{ arrival: '2026-12-27', departure: '2026-12-30', total: 86_400, address }];
    const places = [
      { settlement: 'Zamárdi', kilometres: 7, total: 72_000, address: '/szallasok?settlement=Zam%C3%A1rdi' },
      { settlement: 'Ják', kilometres: 9, total: 80_000, address: '/szallasok?settlement=J%C3%A1k' },
    ];
    const stay = '?settlement=Si%C3%B3fok&arrival=2026-12-30&departure=2027-01-02&adults=2';
    const findLinks = async (title: string) =>
      within(await screen.findByRole('navigation', { name: title }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

    // Shows XTRA-15.
    it('other days and other places with their totals, where nothing was found', async () => {
      cards = [];
      proposals = { isExpensive: 0, days, places };
      open(stay);
      expect(await findLinks('Más napokon')).toEqual(['dec. 27–30.: 86 400 Ft-tól']);
      expect(await findLinks('Máshol ezeken a napokon')).toEqual([
        'Zamárdiban 72 000 Ft-tól (7 km)',
        'Ják: 80 000 Ft-tól (9 km)',
      ]);
      expect(screen.getByText('Végösszegek: 3 éj, 2 fő.')).toBeTruthy();
      const link = screen.getByRole('link', { name: /^dec\.\s27/ });
      expect(link.getAttribute('href')).toBe(address);
    });
    it('what costs less, below expensive results', async () => {
      proposals = { isExpensive: 1, days, places };
      open(stay);
      expect(await findLinks('Más napokon olcsóbb')).toHaveLength(1);
      expect(await findLinks('Máshol olcsóbb ezeken a napokon')).toHaveLength(2);
      expect(screen.getByRole('link', { name: /Nádas Vendégház/ })).toBeTruthy();
    });
    it('nothing for one that is not expensive, and asks for nothing without days', async () => {
      proposals = { isExpensive: 0, days, places };
      open(stay);
      await waitFor(() => expect(getRequests('/api/stay-proposals')).toHaveLength(1));
      expect(screen.queryByRole('navigation', { name: /^Más/ })).toBeNull();
    });
  });
  // Shows CAL-07.
  it('orders by the total only where there are days', async () => {
    open();
    await screen.findByText('1 találat');
    expect(screen.queryByRole('option', { name: 'Legolcsóbb végösszeg elöl' })).toBeNull();
  });
  it('clears region and settlement when the country changes', async () => {
    const search = open('?region=Zala+v%C3%A1rmegye&settlement=H%C3%A9v%C3%ADz');
    await screen.findByRole('option', { name: 'Magyarország' });
    fireEvent.change(screen.getByLabelText('Ország'), { target: { value: '1' } });
    await waitFor(() => expect(search()).toBe('?countryID=1'));
  });
  it("shows the server's field error", async () => {
    refusal = [{ path: 'departure', message: 'Az utolsó nap nem lehet az első előtt!' }];
    open('?arrival=2026-12-30&departure=2026-12-01');
    await screen.findByRole('alert');
    const field = await screen.findByRole('button', { name: /^Érkezés, távozás/ });
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(field.hasAttribute('data-invalid')).toBe(true);
    expect(described?.textContent).toBe('Az utolsó nap nem lehet az első előtt!');
    expect(within(screen.getByRole('alert')).getByText(/^Érkezés, távozás:/)).toBeTruthy();
  });
});
