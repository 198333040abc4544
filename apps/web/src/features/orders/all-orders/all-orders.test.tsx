import type { OrderDetail } from '@piacter/contracts/orders';
import { adminPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { OrderMoney } from '../../payments/invoices/index.ts';
import { purchase } from '../own-orders/testing.ts';
import { FirmOrdersPage, PersonOrdersPage } from './all-orders-page.tsx';
import { EditOrderPage } from './edit-order-page.tsx';

const buy = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...purchase(),
  orderID: 12,
  userID: 3,
  billing: null,
  invoiceState: null,
  isFirm: 1,
  buyerName: null,
  firmName: 'Zöld Kert Kft.',
  firmTypeName: null,
  taxNumber: '12345678-1-42',
  contactPerson: 'Tóth Ágnes',
  contactEmail: 'agnes@kert.test',
  mobile: null,
  tel: null,
  updated: '2026-11-20T10:00:00.000Z',
  ...changes,
});

let orders: OrderDetail[];
let calls: string[];
let hasInvoices: 0 | 1;
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), toFake: ['Date'] });
  orders = [buy()];
  calls = [];
  hasInvoices = 1;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push([method, address, body].filter(Boolean).join(' '));
    if (method !== 'GET') return Response.json({ ok: true, message: 'Kész.', updated: 'x' });
    if (address.endsWith('/receipt')) return Response.json({ ok: false, message: '' }, { status: 404 });
    if (address.endsWith('/client-config'))
      return Response.json({ ok: true, message: '', data: { hasInvoices } });
    if (address.includes('-csv'))
      return Response.json({ ok: true, message: '', data: { csv: '\uFEFFa;b', isCut: 1 } });
    if (address === '/api/service-orders/12')
      return Response.json({ ok: true, message: '', data: orders[0] });
    const data = address.startsWith('/api/service-orders-by') ? orders : [];
    return Response.json({ ok: true, message: '', data, total: 1, totalPages: 1 });
  });
});
afterEach(() => act(() => answerMessage(false)));

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const openFirms = (query = '') =>
  openPages({ [adminPaths.orders]: <FirmOrdersPage /> }, adminPaths.orders + query);

describe("the admin's orders", () => {
  // Shows ADM-03.
  it('of firms are searched as the address says, with buyer, state and payment', async () => {
    openFirms('?packageID=4&paymentState=paid&firmName=kert&dateTo=2026-11-21');
    const row = await screen.findByRole('row', { name: /Zöld Kert Kft\./ });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(cells.slice(0, 5)).toEqual([
      'Zöld Kert Kft.Kapcsolattartó: Tóth ÁgnesAdószám: 12345678-1-42agnes@kert.test',
      'PRO 30 napEladó lakás, GyőrRendelésszám: 12',
      '2026. 11. 20.',
      '9 990 Ft',
      'aktívutolsó nap: 2026. 12. 20.kifizetveKikapcsolás',
    ]);
    expect(calls).toContain(
      'GET /api/service-orders-by-firms?dateTo=2026-11-21&firmName=kert&packageID=4&paymentState=paid',
    );
  });

  it('are put in another order without losing the filter that is being typed', async () => {
    openFirms();
    fireEvent.change(await screen.findByLabelText('Cégnév'), { target: { value: 'kert' } });
    fireEvent.change(screen.getByLabelText('Rendezés'), { target: { value: 'oldest' } });
    await waitFor(() =>
      expect(calls).toContain('GET /api/service-orders-by-firms?firmName=kert&sort=oldest'),
    );
  });

  it('of people are a list of their own', async () => {
    orders = [buy({ isFirm: 0, buyerName: 'Kovács Béla' })];
    openPages({ [adminPaths.personOrders]: <PersonOrdersPage /> }, `${adminPaths.personOrders}?name=kov`);
    await screen.findByText('Kovács Béla');
    expect(calls).toContain('GET /api/service-orders-by-people?name=kov');
  });

  // Shows ADM-04.
  it.each([
    [1, 'Kikapcsolás', 'Kikapcsolod ezt a rendelést: PRO 30 nap, Zöld Kert Kft.?', 0],
    [0, 'Aktiválás', 'Aktiválod ezt a rendelést: PRO 30 nap, Zöld Kert Kft.?', 1],
  ] as const)(
    'while isActive is %i, the button %s sends the opposite after a question',
    async (isActive, label, question, sent) => {
      orders = [buy({ isActive })];
      openFirms();
      await press(`${label}: PRO 30 nap, Zöld Kert Kft.`);
      expect(await screen.findByText(question)).toBeTruthy();
      expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
      await press(label);
      const call = `PATCH /api/service-orders/12/activate {"isActive":${sent}}`;
      await waitFor(() => expect(calls).toContain(call));
    },
  );

  it('are deleted after a question', async () => {
    openFirms();
    await press('Törlés: PRO 30 nap, Zöld Kert Kft.');
    await press('Törlés');
    await waitFor(() => expect(calls).toContain('DELETE /api/delete-order-admin/12'));
  });

  it('are downloaded as filtered, with a word if rows are missing', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    openFirms('?firmName=kert');
    await screen.findByText('Zöld Kert Kft.');
    await press('Letöltés CSV-ben');
    expect(await screen.findByText(/Csak a legújabb sorok/)).toBeTruthy();
    expect(saved).toEqual(['rendelesek-2026-11-21.csv']);
    expect(calls).toContain('GET /api/service-orders-csv?buyers=firms&firmName=kert');
  });
});

describe('the editor of an order', () => {
  // Shows ADM-05.
  it('sends its fields with the version that it has seen', async () => {
    openPages({ [adminPaths.order()]: <EditOrderPage Money={OrderMoney} /> }, adminPaths.order(12));
    fireEvent.change(await screen.findByLabelText('Cégnév'), { target: { value: 'Zöld Bt.' } });
    await press('Mentés');
    await waitFor(() => expect(calls.some((call) => call.startsWith('PUT'))).toBe(true));
    const put = calls.find((call) => call.startsWith('PUT')) ?? '';
    expect(put).toContain('PUT /api/service-orders/12 ');
    expect(JSON.parse(put.split(' ').slice(2).join(' '))).toMatchObject({
      firmName: 'Zöld Bt.',
      contactPerson: 'Tóth Ágnes',
      seenUpdated: '2026-11-20T10:00:00.000Z',
    });
  });

  it.each([
    ['A vevő oldala', '/admin/felhasznalo/3'],
    ['A hirdetés, amelyikre szól', '/admin/hirdetesek/property/12'],
  ])('leads to the page behind %s', async (name, address) => {
    openPages({ [adminPaths.order()]: <EditOrderPage Money={OrderMoney} /> }, adminPaths.order(12));
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
  });
});

it('says that no invoicing service is configured', async () => {
  hasInvoices = 0;
  openFirms();
  expect(await screen.findByText(/Nincs beállítva számlázó szolgáltatás/)).toBeTruthy();
});
