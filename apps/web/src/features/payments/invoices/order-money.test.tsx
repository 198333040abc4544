import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { Timeline } from '../../oversight/timeline/index.tsx';
import { OrderMoney } from './order-money.tsx';

const failed = {
  invoiceID: 5,
  kind: 'invoice',
  state: 'failed',
  number: null,
  error: '54: Az e-számla nincs bekapcsolva',
};
let receipt: Record<string, unknown>;
let sent: unknown[];
let history: object[];

beforeEach(() => {
  sent = [];
  history = [];
  receipt = {
    orderID: 31,
    packageName: 'PRO 30 nap',
    paymentState: 'paid',
    paidAt: '2026-11-21T09:00:00.000Z',
    captureID: 'CAP5O1',
    gross: 9990,
    vat: 2124,
    billing: null,
    hasInvoices: 1,
    invoices: [failed],
    refundState: null,
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push([address, body && JSON.parse(String(body))]);
      history = [
        {
          at: '2026-11-22T09:00:00.000Z',
          event: 'mail_sent',
          entity: null,
          id: null,
          detail: 'Visszatérítettük',
        },
      ];
      return Response.json({ ok: true, message: 'Kész.' });
    }
    const data = address.startsWith('/api/timelines/') ? history : receipt;
    return Response.json({ ok: true, message: '', data });
  });
});
const open = () => openPages({ '/': <OrderMoney orderID={31} /> }, '/');

it('has the history beside it loaded again after a refund', async () => {
  openPages(
    {
      '/': (
        <>
          <OrderMoney orderID={31} />
          <Timeline entity="service_order" id={31} />
        </>
      ),
    },
    '/',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Visszatérítem az árát' }));
  const form = await screen.findByRole('form', { name: 'Visszatérítés' });
  fireEvent.change(within(form).getByLabelText(/^Miért/), { target: { value: 'Kétszer rendelte meg.' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Visszatérítem az árát' }));
  expect(await screen.findByText(/Visszatérítettük$/)).toBeTruthy();
  await act(async () => answerMessage(true));
});

it('shows the admin why an invoice was refused, and has it issued again', async () => {
  open();
  expect(await screen.findByText('54: Az e-számla nincs bekapcsolva')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Újra kiállítom' }));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(sent).toEqual([['/api/invoices/5/retry', undefined]]);
});

it('refunds a paid order for a reason', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Visszatérítem az árát' }));
  const form = await screen.findByRole('form', { name: 'Visszatérítés' });
  fireEvent.click(within(form).getByRole('button', { name: 'Visszatérítem az árát' }));
  expect(await within(form).findByText('Ezt a mezőt ki kell töltened!')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(within(form).getByLabelText(/^Miért/), { target: { value: 'Kétszer rendelte meg.' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Visszatérítem az árát' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([['/api/service-orders/31/refund', { reason: 'Kétszer rendelte meg.' }]]),
  );
  await act(async () => answerMessage(true));
});

it('offers no refund for an order that is not paid, and says where no invoices are issued', async () => {
  Object.assign(receipt, { paymentState: 'refunded', refundState: 'done', hasInvoices: 0, invoices: [] });
  open();
  expect(await screen.findByText('Az árát visszatérítettük.')).toBeTruthy();
  expect(screen.getByText(/Nincs beállítva számlázó szolgáltatás/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Visszatérítem az árát' })).toBeNull();
});
