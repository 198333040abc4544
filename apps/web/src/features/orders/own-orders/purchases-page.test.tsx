import type { OwnOrder } from '@piacter/contracts/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { packageOnSale } from '../place-order/testing.ts';
import { PurchasesPage } from './purchases-page.tsx';
import { purchase } from './testing.ts';

let orders: OwnOrder[];
let totalPages: number;
let requests: string[];
let removal: Response;
let isNarrow: boolean;
let refusal: object | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), toFake: ['Date'] });
  orders = [purchase()];
  totalPages = 1;
  requests = [];
  isNarrow = false;
  refusal = undefined;
  removal = Response.json({ ok: true, message: 'A rendelést töröltük.' });
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    requests.push(`${method ?? 'GET'} ${address}`);
    if (method === 'DELETE') {
      if (removal.ok) orders = [];
      return removal;
    }
    if (refusal && address.startsWith('/api/service-orders-by'))
      return Response.json(refusal, { status: 422 });
    const photos = packageOnSale({ packageType: 1, packageName: 'Fotózás' });
    const data = address.startsWith('/api/service-orders-by') ? orders : [photos];
    return Response.json({ ok: true, message: '', data, totalPages });
  });
});
afterEach(() => act(() => answerMessage(false)));

const page = '/csomagok';
const open = async (search = '', state?: unknown) => {
  const router = openPages({ '/': 'Máshol', [page]: <PurchasesPage kind="property" /> }, '/');
  await act(() => router.navigate(page + search, { state }));
  return router;
};
const openHost = (search = '') =>
  openPages({ [page]: <PurchasesPage kind="accommodation" /> }, page + search);
const lastAsked = () => requests.findLast((call) => call.startsWith('GET /api/service-orders-by'));
const unpaid = (changes: Partial<OwnOrder> = {}) =>
  purchase({ isActive: 0, paymentState: 'unpaid', validFrom: null, validTo: null, ...changes });

describe('the list of bought packages', () => {
  it('shows package, listing, day, price and last day, and links to the listing', async () => {
    await open();
    const row = within(await screen.findByRole('row', { name: /PRO 30 nap/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent?.replace(/\s/g, ' '));
    expect(cells.slice(0, 5)).toEqual([
      'PRO 30 nap501. számú rendelés',
      'Eladó lakás, Győr',
      '2026. 11. 20.',
      '9 990 Ft',
      'aktív2026. 12. 20-ig',
    ]);
    const listing = row.getByRole('link', { name: 'Eladó lakás, Győr' });
    expect(listing.getAttribute('href')).toBe('/ingatlan_tulajdonos/ingatlan/12');
    expect(lastAsked()).toBe('GET /api/service-orders-by-real-estate');
  });

  // Shows PKG-03.
  it('offers neither paying nor deleting for an active order', async () => {
    await open();
    await screen.findByText('aktív');
    expect(screen.queryByRole('link', { name: /^Fizetés/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Törlés/ })).toBeNull();
  });

  it('links our address to a paid order that is switched off', async () => {
    orders = [purchase({ isActive: 0, paymentState: 'paid', validFrom: null, validTo: null })];
    await open();
    expect(await screen.findByText(/ha ez tévedés, írj nekünk:/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'elérhetőségünk' }).getAttribute('href')).toBe('/aszf');
  });

  it('links an unpaid order to its payment page', async () => {
    orders = [unpaid()];
    await open();
    const pay = await screen.findByRole('link', { name: 'Fizetés: PRO 30 nap, Eladó lakás, Győr' });
    expect(pay.getAttribute('href')).toBe('/ingatlan_tulajdonos/paypal/6/501');
    expect(screen.getByText('fizetésre vár')).toBeDefined();
  });

  it('deletes an unpaid order after a confirmation', async () => {
    orders = [unpaid()];
    totalPages = 0;
    await open();
    const name = 'Törlés: PRO 30 nap, Eladó lakás, Győr, 2026.\u00a011.\u00a020.';
    fireEvent.click(await screen.findByRole('button', { name }));
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByText('Törlöd ezt a rendelést: PRO 30 nap, Eladó lakás, Győr?')).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Törlés' }));
    expect(await screen.findByText('A rendelést töröltük.')).toBeDefined();
    expect(await screen.findByText('Még nem vettél csomagot')).toBeDefined();
    expect(requests).toContain('DELETE /api/service-orders/501');
    // The button is gone, so the focus moves to the list.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Még nem vettél csomagot'));
    expect(document.activeElement).not.toBe(document.body);
  });

  it("shows the server's message when an order can no longer be deleted, and refetches the list", async () => {
    const message =
      'Ezt a rendelést már nem lehet törölni: aktív, vagy már fizettél érte. Frissítsd az oldalt!';
    removal = Response.json({ ok: false, code: 'conflict', message }, { status: 409 });
    orders = [unpaid()];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Törlés/ }));
    await screen.findByRole('dialog');
    orders = [purchase()];
    act(() => answerMessage(true));
    expect(await screen.findByText(message)).toBeDefined();
    act(() => answerMessage(true));
    expect(await screen.findByText('aktív')).toBeDefined();
  });

  it('shows cards in a narrow window', async () => {
    isNarrow = true;
    await open();
    const list = within(await screen.findByRole('list', { name: 'Rendelések' }));
    expect(list.getByText('PRO 30 nap')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('filters, order and pages of the list', () => {
  it('are kept in the address', async () => {
    totalPages = 3;
    const router = await open('?packageType=4&order=ASC&page=2');
    await screen.findByText('aktív');
    expect(lastAsked()).toBe('GET /api/service-orders-by-real-estate?order=ASC&packageType=4&page=2');
    expect(screen.getByLabelText<HTMLSelectElement>('Csomag típusa').value).toBe('4');
    expect(screen.getByRole('link', { name: 'Következő oldal' }).getAttribute('href')).toContain(
      '?packageType=4&order=ASC&page=3',
    );
    const isAnnounced = (words: string) =>
      waitFor(() =>
        expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words),
      );
    await isAnnounced('oldal: 2/3');
    orders = [];
    totalPages = 0;
    fireEvent.change(screen.getByLabelText('Csomag típusa'), { target: { value: '2' } });
    await isAnnounced('0 rendelés');
    await waitFor(() => expect(router.state.location.search).toBe('?packageType=2&order=ASC'));
    fireEvent.change(screen.getByLabelText('Rendezés'), { target: { value: 'DESC' } });
    await waitFor(() => expect(router.state.location.search).toBe('?packageType=2'));
  });

  // Shows OWN-20.
  it('offer the types that the role can buy, and other types while on sale', async () => {
    openPages({ [page]: <PurchasesPage kind="service" /> }, page);
    await screen.findByText('aktív');
    expect(lastAsked()).toBe('GET /api/service-orders-by-professional');
    const names = within(screen.getByLabelText('Csomag típusa'))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual([
      'Mindegyik',
      'PRO',
      'Kiemelt',
      'Ajánlatküldés',
      'Közösségi média',
      'Közösségi média (hosszabb)',
      'Postán küldött termék',
      'Fotózás',
    ]);
  });

  it('are reversed by the header of the date column', async () => {
    const router = await open();
    fireEvent.click(
      await screen.findByRole('button', {
        name: 'Megrendelve, most: Legújabb elöl. Rendezés: Legrégebbi elöl',
      }),
    );
    await waitFor(() => expect(router.state.location.search).toBe('?order=ASC'));
    const head = screen.getByRole('columnheader', { name: /Megrendelve/ });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
  });

  it('are reported when the server rejects them, and can be removed', async () => {
    refusal = {
      ok: false,
      code: 'validation_failed',
      message: 'Hibás adatok.',
      errors: [{ path: 'packageType', message: 'Válassz a listából!' }],
    };
    await open('?packageType=12&order=x&page=0');
    expect((await screen.findByRole('alert')).textContent).toContain('Csomag típusa: Válassz a listából!');
    expect(lastAsked()).toBe('GET /api/service-orders-by-real-estate?packageType=12');
    const way = screen.getByRole('link', { name: 'A hibás szűrő elhagyása' });
    expect(way.getAttribute('href')).toBe('/csomagok');
  });

  // Shows HOST-12.
  it("are the accommodation's name for the host, debounced", async () => {
    const router = openHost();
    const field = await screen.findByLabelText('Szállás neve');
    expect(screen.queryByLabelText('Csomag típusa')).toBeNull();
    fireEvent.change(field, { target: { value: 'Nádas v' } });
    await waitFor(() => expect(router.state.location.search).toBe('?accommodationName=N%C3%A1das+v'));
    await waitFor(() => expect(lastAsked()).toContain('accommodationName=N%C3%A1das+v'));
  });

  it('can be removed when nothing matches', async () => {
    orders = [];
    totalPages = 0;
    const router = await open('?packageType=4&order=ASC');
    expect(await screen.findByText('Nincs ilyen rendelésed')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Szűrők törlése' }));
    await waitFor(() => expect(router.state.location.search).toBe('?order=ASC'));
    expect(await screen.findByRole('link', { name: 'A hirdetéseim' })).toBeDefined();
  });

  it('report a page past the end, and link to the last', async () => {
    orders = [];
    totalPages = 2;
    await open('?page=9');
    const last = await screen.findByRole('link', { name: 'Ugrás az utolsó oldalra' });
    expect(last.getAttribute('href')).toBe('/csomagok?page=2');
  });
});

describe('coming back from the payment', () => {
  it('shows the package in force and marks its order', async () => {
    await open('', { paidOrder: 501 });
    const note = await screen.findByText('A fizetés megtörtént. PRO 30 nap: aktív 2026. 12. 20-ig.');
    expect(note.closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('row', { name: /PRO 30 nap/ }).getAttribute('aria-current')).toBe('true');
  });

  it.each([
    [6, 'A fizetés megtörtént: Eladó tábla. Hamarosan postára adjuk.'],
    [7, 'A fizetés megtörtént: Eladó tábla. Máris küldhetsz vele ajánlatokat.'],
    [1, 'A fizetés megtörtént: Eladó tábla. Hamarosan felvesszük veled a kapcsolatot.'],
  ])('describes the effect of a package that is not counted in days: type %i', async (packageType, words) => {
    orders = [purchase({ packageType, packageName: 'Eladó tábla', validFrom: null, validTo: null })];
    await open('', { paidOrder: 501 });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('links to the social media links after their package was paid', async () => {
    orders = [purchase({ packageType: 10, listingName: null, realEstateID: null })];
    await open('', { paidOrder: 501 });
    const links = await screen.findByRole('link', { name: 'Megadom a közösségi linkjeimet' });
    expect(links.getAttribute('href')).toBe('/ingatlan_tulajdonos/kozossegi-media-linkek');
  });

  it('announces the result when it arrives, and nothing else', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), shouldAdvanceTime: true });
    orders = [unpaid({ paymentState: 'capturing' })];
    await open('', { unsettledOrder: 501 });
    const wait = await screen.findByText(/Ne fizess újra/);
    expect(wait.closest('[role=status]')).not.toBeNull();
    orders = [purchase()];
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    const note = await screen.findByText('A fizetés megtörtént. PRO 30 nap: aktív 2026. 12. 20-ig.');
    expect(note.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText(/Ne fizess újra/)).toBeNull();
  });

  it('offers payment again when the payment was declined', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), shouldAdvanceTime: true });
    orders = [unpaid({ paymentState: 'capturing' })];
    await open('', { unsettledOrder: 501 });
    await screen.findByText(/Ne fizess újra/);
    orders = [unpaid()];
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    const note = await screen.findByText(/^Nem sikerült a fizetésed: PRO 30 nap\. Nem vontunk le pénzt/);
    expect(note.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('link', { name: /^Fizetés: PRO 30 nap/ })).toBeDefined();
  });

  it.each(['unpaid', 'capturing'] as const)(
    'offers no second payment while the result is unknown: %s',
    async (paymentState) => {
      orders = [unpaid({ paymentState })];
      await open('', { unsettledOrder: 501 });
      expect(await screen.findByText(/Ne fizess újra/)).toBeDefined();
      expect(screen.queryByRole('link', { name: /^Fizetés/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /^Törlés/ })).toBeNull();
    },
  );
});

it('reports a list that fails to load, and retries', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () =>
    isUp
      ? Response.json({ ok: true, message: '', data: orders, totalPages })
      : new Response('<html>', { status: 502 }),
  );
  await open();
  expect(await screen.findByText('A csomagvásárlásaidat most nem sikerült betölteni.')).toBeDefined();
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Próbáld újra' }));
  expect(await screen.findByText('aktív')).toBeDefined();
});
