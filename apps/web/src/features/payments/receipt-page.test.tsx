import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../listings/testing.tsx';
import { ReceiptPage } from './receipt-page.tsx';

const receipt = {
  orderID: 31,
  packageName: 'PRO 30 nap',
  listingName: 'Eladó lakás, Győr',
  created: '2026-11-20T09:00:00.000Z',
  paymentState: 'paid',
  isStarted: 1,
  paidAt: '2026-11-21T09:00:00.000Z',
  captureID: 'CAP5O1',
  gross: 9990,
  net: 7866,
  vat: 2124,
  vatPercent: 27,
  seller: {
    name: 'Piactér Kft.',
    address: '1011 Budapest, Minta utca 1.',
    taxNumber: '12345676-2-41',
    email: '',
  },
  billing: {
    isFirm: 1,
    name: 'Nádas Kft.',
    countryCode: 'HU',
    postalCode: '9021',
    settlement: 'Győr',
    address: 'Baross út 1.',
    taxNumber: '10773381-2-44',
  },
  hasInvoices: 1,
  invoices: [{ invoiceID: 5, kind: 'invoice', state: 'issued', number: 'E-PT-2026-5', error: null }],
  refundState: null,
};

let reply: { status: number; data?: object };
beforeEach(() => {
  reply = { status: 200, data: receipt };
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: reply.status < 400, message: '', data: reply.data }, { status: reply.status }),
  );
});
const open = () => openPages({ '/szakember/rendeles/:orderID': <ReceiptPage /> }, '/szakember/rendeles/31');
const shown = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('the page of an order', () => {
  it('confirms the payment with number, day, seller, buyer and VAT, and says that it is no invoice', async () => {
    open();
    await screen.findByRole('heading', { name: 'Fizetési igazolás' });
    for (const words of [
      '31. számú rendelés',
      'PRO 30 nap',
      '2026. 11. 21.',
      'CAP5O1',
      'Piactér Kft., 1011 Budapest, Minta utca 1., 12345676-2-41',
      'Nádas Kft., 9021 Győr, Baross út 1., 10773381-2-44',
      '7 866 Ft',
      'Áfa (27%)2 124 Ft',
      '9 990 Ft',
      'Ez az igazolás nem számla.',
    ])
      expect(shown()).toContain(words);
    expect(screen.getByRole('button', { name: 'Nyomtatás' })).toBeTruthy();
  });

  it('leads whoever has a question about the invoice to a mail to the seller, where it has an address', async () => {
    reply.data = { ...receipt, seller: { ...receipt.seller, email: 'szamla@piacter.test' } };
    open();
    await screen.findByText(/Kérdésed van a fizetésről vagy a számláról\?/);
    expect(screen.getByRole('link', { name: 'szamla@piacter.test' }).getAttribute('href')).toBe(
      'mailto:szamla@piacter.test?subject=31.%20sz%C3%A1m%C3%BA%20rendel%C3%A9s',
    );
  });

  it('confirms nothing that was not paid', async () => {
    reply.data = {
      ...receipt,
      paymentState: 'unpaid',
      isStarted: 0,
      paidAt: null,
      captureID: null,
      vatPercent: null,
      vat: 0,
      seller: null,
    };
    open();
    await screen.findByRole('heading', { name: 'A rendelés adatai' });
    expect(screen.queryByRole('button', { name: 'Nyomtatás' })).toBeNull();
    expect(shown()).toContain('PayPallal még nem fizetted ki');
    expect(shown()).toContain('alanyi adómentes (AAM)');
  });

  it('asks for nothing where an admin has started the package', async () => {
    reply.data = { ...receipt, paymentState: 'unpaid', paidAt: null, captureID: null, billing: null };
    open();
    await screen.findByRole('heading', { name: 'A rendelés adatai' });
    expect(shown()).toContain('PayPal-fizetés nélkül indítottuk el');
    expect(shown()).not.toContain('még nem fizetted ki');
    expect(shown()).not.toContain('Vevő');
  });

  it('offers the invoice once it is issued, and says what it waits for before', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Letöltés: Számla, E-PT-2026-5' })).toBeTruthy();
    cleanup();
    const due = { invoiceID: 5, kind: 'invoice', state: 'due', number: null, error: null };
    reply.data = { ...receipt, invoices: [due] };
    open();
    expect(await screen.findByText('hamarosan elkészül')).toBeTruthy();
    cleanup();
    reply.data = { ...receipt, billing: null, invoices: [due] };
    open();
    expect(await screen.findByText('a számlázási adatokra vár')).toBeTruthy();
    cleanup();
    reply.data = { ...receipt, hasInvoices: 0, invoices: [] };
    open();
    expect(await screen.findByText('A számlát külön küldjük el.')).toBeTruthy();
  });

  it('is not found for an order of somebody else', async () => {
    reply = { status: 404 };
    open();
    expect(await screen.findByText('A keresett oldal nem található!')).toBeTruthy();
  });
});
