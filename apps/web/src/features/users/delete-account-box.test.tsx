import type { DeletionSummary } from '@piacter/contracts/users';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { fillIn, openPages } from '../listings/testing.tsx';
import { DeleteAccountBox } from './index.ts';

let summary: DeletionSummary;
let sent: string[];
beforeEach(() => {
  sent = [];
  localStorage.setItem('token', 'x');
  summary = {
    deleted: { listings: 0, images: 0, requests: 2, offers: 0, unpaidOrders: 1 },
    kept: { orders: 0, payments: 0, requests: 1, offers: 0 },
    ending: { packages: 0, stays: 0 },
    isLastAdmin: 0,
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ ok: true, message: '', data: summary });
    sent.push(`${method} ${address} ${body}`);
    return Response.json({ ok: true, message: 'Töröltük a fiókodat.' });
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = () => {
  openPages({ '/': <DeleteAccountBox /> }, '/');
  fireEvent.click(screen.getByRole('button', { name: 'Fiók törlése…' }));
};

// Shows TRUST-03.
it('says what goes and what stays, asks for the password and again, and signs out', async () => {
  open();
  expect(await screen.findByText(/Törlődik: .*2 ajánlatkérés, 1 kifizetetlen rendelés\./)).toBeDefined();
  expect(screen.getByText(/1 megválaszolt ajánlatkérés\.$/)).toBeDefined();
  fillIn('pass', 'Kerekasztal-lovag-7');
  fireEvent.click(screen.getByRole('button', { name: 'Törlöm a fiókomat' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Fiók törlése' }));
  expect(await screen.findByText('Töröltük a fiókodat.')).toBeDefined();
  expect(sent).toEqual(['DELETE /api/account {"pass":"Kerekasztal-lovag-7"}']);
  expect(localStorage.getItem('token')).toBeNull();
});

it('says that packages and promised stays end with the account, where there are some', async () => {
  summary = { ...summary, ending: { packages: 2, stays: 1 } };
  open();
  expect(await screen.findByText('Elvész, ami a csomagjaidból hátravan (2 futó csomag).')).toBeDefined();
  expect(screen.getByText(/^Lefoglalt időszakaid: 1\. Előbb szólj a másik félnek/)).toBeDefined();
});

it('sends nothing when the question is declined', async () => {
  open();
  await screen.findByText(/Törlődik/);
  fillIn('pass', 'Kerekasztal-lovag-7');
  fireEvent.click(screen.getByRole('button', { name: 'Törlöm a fiókomat' }));
  await screen.findByText('Biztosan törlöd a fiókodat?');
  act(() => answerMessage(false));
  expect(sent).toEqual([]);
});

it('tells the only admin why it is not possible', async () => {
  summary = { ...summary, isLastAdmin: 1 };
  open();
  expect(await screen.findByText(/Te vagy az egyetlen adminisztrátor/)).toBeDefined();
  expect(screen.queryByLabelText(/Jelszó/)).toBeNull();
});
