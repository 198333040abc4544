import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { clearSession, saveToken } from '../../lib/session.ts';
import { openPages } from '../listings/testing.tsx';
import { ListingTrust } from './listing-trust.tsx';

vi.mock('../../lib/captcha/index.ts', () => ({
  useFormCaptcha: () => ({
    progress: 'idle',
    start: () => undefined,
    getToken: () => 'jegy',
    pass: async () => true,
    recover: async () => false,
  }),
}));

const listing = { kind: 'service', id: 7, title: 'Vízszerelés', isOwn: false, hiddenReason: null } as const;
const sent: { call: string; body: unknown }[] = [];
let reply: { status: number; body: object };

// Loads what the dialogs import on demand, which the first test would otherwise wait for.
beforeAll(() =>
  Promise.all([
    import('@piacter/contracts/reports'),
    import('./report/listing-report.tsx'),
    import('./visibility/index.tsx'),
    import('./visibility/visibility-dialog.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  reply = { status: 201, body: { ok: true, message: 'Köszönjük a bejelentést!' } };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    sent.push({ call: `${method} ${address}`, body: JSON.parse(String(body)) });
    return Response.json(reply.body, { status: reply.status });
  });
});
afterEach(() => {
  act(() => answerMessage(true));
  clearSession();
});

const open = (changes: Partial<Parameters<typeof ListingTrust>[0]['listing']> = {}) =>
  openPages({ '/': <ListingTrust listing={{ ...listing, ...changes }} /> }, '/');
const toToken = (path: string) => `h.${btoa(JSON.stringify({ path }))}.s`;

describe('reporting a listing', () => {
  const openDialog = async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Hirdetés bejelentése' }));
    return screen.findByRole('dialog', { name: 'Hirdetés bejelentése' });
  };
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Bejelentés küldése' }));

  // Shows TRUST-01.
  it('sends listing, reason, text and captcha, confirms it and closes', async () => {
    await openDialog();
    fireEvent.change(screen.getByLabelText(/Mi a gond/), { target: { value: 'fraud' } });
    fireEvent.change(screen.getByLabelText(/Mit vettél észre/), { target: { value: 'Előre kér pénzt.' } });
    send();
    expect(await screen.findByText('Köszönjük a bejelentést!')).toBeTruthy();
    expect(sent).toEqual([
      {
        call: 'POST /api/reports',
        body: { kind: 'service', id: 7, reason: 'fraud', text: 'Előre kér pénzt.', captchaToken: 'jegy' },
      },
    ]);
    act(() => answerMessage(true));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hirdetés bejelentése' })).toBeNull());
  });

  it('needs a reason', async () => {
    await openDialog();
    send();
    await waitFor(() => expect(screen.getByLabelText(/Mi a gond/).getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  });

  it('says so when the listing was already reported, and keeps the text', async () => {
    reply = { status: 409, body: { ok: false, code: 'already_reported', message: 'Ezt már bejelentetted.' } };
    await openDialog();
    fireEvent.change(screen.getByLabelText(/Mi a gond/), { target: { value: 'other' } });
    fireEvent.change(screen.getByLabelText(/Mit vettél észre/), { target: { value: 'Gyanús.' } });
    send();
    expect(await screen.findByText('Ezt már bejelentetted.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Mit vettél észre/).value).toBe('Gyanús.');
  });

  it('is not offered to the owner of the listing', () => {
    open({ isOwn: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an admin', () => {
  beforeEach(() => {
    reply = { status: 200, body: { ok: true, message: 'Elrejtetted.' } };
    act(() => saveToken(toToken('admin')));
  });

  // Shows TRUST-02.
  it('hides a listing with a reason', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Hirdetés elrejtése: Vízszerelés' }));
    fireEvent.change(await screen.findByLabelText(/Miért rejted el/), { target: { value: 'Hamis ár.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hirdetés elrejtése' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { call: 'PATCH /api/listings/service/7/visibility', body: { isHidden: 1, reason: 'Hamis ár.' } },
    ]);
  });

  it('shows a hidden one again', async () => {
    open({ hiddenReason: 'Hamis ár.' });
    fireEvent.click(await screen.findByRole('button', { name: 'Hirdetés megmutatása: Vízszerelés' }));
    fireEvent.change(await screen.findByLabelText(/Megjegyzés/), { target: { value: 'Javította.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hirdetés megmutatása' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { call: 'PATCH /api/listings/service/7/visibility', body: { isHidden: 0, reason: 'Javította.' } },
    ]);
  });
});
