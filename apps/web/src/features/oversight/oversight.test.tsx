import { adminPaths } from '@piacter/contracts/site/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { openPages } from '../listings/testing.tsx';
import { AdminSearchPage } from './admin-search-page.tsx';
import { UserPage } from './user-page.tsx';

const at = '2026-11-20T10:00:00.000Z';
const user = {
  userID: 7,
  email: 'kata@pelda.test',
  role: 'szallasado',
  name: 'Nagy Kata',
  phone: null,
  created: at,
  activatedAt: null as string | null,
  seenAt: null,
  blockedAt: null as string | null,
  blockReason: null as string | null,
  listings: [{ kind: 'accommodation', id: 3, title: 'Nádas', state: 'live', isHidden: 0, created: at }],
  orders: [{ orderID: 9, packageName: 'PRO', price: 9900, isActive: 1, created: at }],
  requests: [],
  mails: [
    { mailID: 1, toAddress: 'kata@pelda.test', subject: 'Erősítsd meg', status: 'failed', attempts: 3 },
  ].map((mail) => ({
    ...mail,
    created: at,
    nextAttemptAt: null,
    sentAt: null,
    lastError: '550 no such user',
  })),
};
const timeline = [
  { at, event: 'mail_failed', detail: 'Erősítsd meg', entity: null, id: null },
  { at, event: 'listing', detail: 'Nádas', entity: 'accommodation', id: 3 },
  { at, event: 'audit', detail: 'activation_resent', entity: null, id: null },
];
let shown: typeof user;
let sent: string[];

beforeEach(() => {
  shown = user;
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const reply = { ok: true, message: '' };
    if (method !== 'GET') {
      sent.push(`${method} ${address} ${body ?? ''}`);
      shown = { ...user, blockedAt: at, blockReason: 'Csalás.' };
      return Response.json({ ...reply, message: 'Letiltottuk.' });
    }
    if (address.startsWith('/api/admin-search'))
      return Response.json({
        ...reply,
        data: [
          { entity: 'user', id: 7, title: 'Nagy Kata', detail: 'kata@pelda.test' },
          { entity: 'service_request', id: 7, title: '', detail: 'x@pelda.test' },
        ],
      });
    return Response.json({ ...reply, data: address.startsWith('/api/timelines') ? timeline : shown });
  });
});
afterEach(() => answerMessage(false));

const open = (address: string) =>
  openPages({ [adminPaths.search]: <AdminSearchPage />, [adminPaths.user()]: <UserPage /> }, address);

// Shows ADM-16.
it('finds by the box, and leads to the page of what was found', async () => {
  open(adminPaths.search);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' kata ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keresés' }));
  expect((await screen.findByRole('link', { name: 'azonosító: 7' })).getAttribute('href')).toBe(
    adminPaths.request('service', 7),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Nagy Kata' }));
  expect(await screen.findByRole('heading', { name: 'Nagy Kata', level: 1 })).toBeDefined();
});

it('says why a mail has not arrived, what the user advertises, and what happened', async () => {
  open(adminPaths.user(7));
  const mails = within(await screen.findByRole('region', { name: 'Levelei' }));
  expect(mails.getByText('Sikertelen')).toBeDefined();
  expect(mails.getByText(/550 no such user/)).toBeDefined();
  const listings = within(screen.getByRole('region', { name: 'Hirdetései' }));
  expect(listings.getByRole('link', { name: 'Nádas' }).getAttribute('href')).toBe(
    adminPaths.listing('accommodation', 3),
  );
  expect(await screen.findByText('Levél sikertelen: Erősítsd meg')).toBeDefined();
  expect(screen.getByText('Napló: Megerősítő levél újraküldése')).toBeDefined();
});

it('blocks with a reason, and sends the activation mail again', async () => {
  open(adminPaths.user(7));
  fireEvent.click(await screen.findByRole('button', { name: 'Letiltás' }));
  const box = within(await screen.findByRole('dialog'));
  fireEvent.change(box.getByRole('textbox', { name: /Miért tiltod le/ }), { target: { value: 'Csalás.' } });
  fireEvent.click(box.getByRole('button', { name: 'Letiltás' }));
  expect(await screen.findByText(/Letiltva, .* óta\. Indoklás: Csalás\./)).toBeDefined();
  expect(sent).toEqual(['PATCH /api/users/7/block {"blocked":1,"reason":"Csalás."}']);
  fireEvent.click(screen.getByRole('button', { name: 'Megerősítő levél újra' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Küldés' }));
  await vi.waitFor(() => expect(sent.at(-1)).toBe('POST /api/users/7/activation-mail '));
});
