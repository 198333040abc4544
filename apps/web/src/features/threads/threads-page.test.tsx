import type { Thread, ThreadCard } from '@piacter/contracts/threads';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { openPages } from '../listings/testing.tsx';
import { GuestThreadPage } from './guest-thread-page.tsx';
import { ThreadsPage } from './threads-page.tsx';

const created = '2026-11-21T10:00:00.000Z';
const card: ThreadCard = {
  threadID: 7,
  kind: 'service-offer',
  targetID: 3,
  side: 'other',
  title: 'villanyszerelő, Vác',
  path: '/ajanlatkero/szakember_ajanlatkeres/2',
  picture: null,
  isAvailable: 1,
  otherName: 'Kovács István',
  unread: 2,
  isArchived: 0,
  isMuted: 0,
  isBlocked: 0,
  lastText: 'Holnap ráérek.',
  lastFileCount: 0,
  lastIsOwn: 0,
  lastMessageID: 11,
  lastMessageAt: created,
};
const {
  lastText: _text,
  lastFileCount: _files,
  lastIsOwn: _own,
  lastMessageID: _id,
  lastMessageAt: _at,
  ...fields
} = card;
const message = {
  kind: 'text',
  isOwn: 0,
  isMasked: 0,
  isWithdrawn: 0,
  created,
} as const;
const noFiles = { files: [], fileCount: 0 };
const thread: Thread = {
  thread: { ...fields, revision: 0, otherFirstName: null, price: null, canWrite: 1, canAttach: 0 },
  messages: [
    { ...message, ...noFiles, messageID: 10, kind: 'offer', text: '120 000 Ft (teljes összeg)' },
    { ...message, ...noFiles, messageID: 11, text: 'Holnap ráérek.' },
  ],
  hasOlder: 0,
  contact: null,
  appointments: [],
  gate: 'closed',
  reason: 'Amíg nem fogadod el az ajánlatot, a szakember „•••” jelet lát.',
};

type Call = { method: string; address: string; body: unknown };
let calls: Call[];
let replies: Record<string, object>;
const pages = {
  '/ajanlatkero/uzenetek': <ThreadsPage />,
  '/ajanlatkero/uzenetek/:threadID': <ThreadsPage />,
  '/uzenet/:token': <GuestThreadPage />,
};

beforeEach(() => {
  calls = [];
  replies = {
    'GET /api/threads': { data: [card], totalPages: 1, total: 1, totalIsCapped: false },
    'GET /api/threads/7': { data: thread },
    'GET /api/guest-threads/abc': { data: thread },
  };
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    calls.push({ method, address, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const reply = replies[`${method} ${address.split('?', 1)[0]}`] ?? {};
    return reply instanceof Response ? reply.clone() : Response.json({ ok: true, message: '', ...reply });
  });
});

const sent = (method: string) => calls.filter((call) => call.method === method);

describe('the inbox', () => {
  it('lists threads with who, what, the last words and what is unread', async () => {
    openPages(pages, '/ajanlatkero/uzenetek');
    const link = await screen.findByRole('link', { name: /Kovács István/ });
    expect(link.getAttribute('href')).toBe('/ajanlatkero/uzenetek/7');
    for (const words of ['Ajánlat: villanyszerelő, Vác', 'Holnap ráérek.', '2 olvasatlan'])
      expect(link.textContent).toContain(words);
  });

  it('says what to do where there is nothing, for each filter', async () => {
    replies['GET /api/threads'] = { data: [], totalPages: 0, total: 0, totalIsCapped: false };
    openPages(pages, '/ajanlatkero/uzenetek');
    await screen.findByText('Még nincs üzeneted');
    fireEvent.click(screen.getByRole('button', { name: 'Archivált' }));
    await screen.findByText('Nincs archivált beszélgetésed');
    expect(calls.at(-1)?.address).toContain('state=archived');
  });
});

describe('the filters of the inbox', () => {
  const query = '?state=archived&unread=1&page=2';

  it('stay beside a thread, on the way back and on other pages', async () => {
    replies['GET /api/threads'] = { data: [card], totalPages: 3, total: 50, totalIsCapped: false };
    const { location } = openPages(pages, `/ajanlatkero/uzenetek${query}`).state;
    fireEvent.click(await screen.findByRole('link', { name: /Kovács István/ }));
    const back = await screen.findByRole('link', { name: 'Vissza a beszélgetésekhez' });
    expect(back.getAttribute('href')).toBe(`/ajanlatkero/uzenetek${location.search}`);
    const lists = calls.filter(({ address }) => address.startsWith('/api/threads?'));
    expect(new Set(lists.map(({ address }) => address)).size).toBe(1);
    const next = screen.getByRole('link', { name: 'Következő oldal' });
    expect(next.getAttribute('href')).toBe('/ajanlatkero/uzenetek/7?state=archived&unread=1&page=3');
  });

  it('lead to the last page where the one that they name is empty by now', async () => {
    replies['GET /api/threads'] = { data: [], totalPages: 1, total: 1, totalIsCapped: false };
    const router = openPages(pages, `/ajanlatkero/uzenetek${query}`);
    await waitFor(() => expect(router.state.location.search).toBe('?state=archived&unread=1'));
    expect(screen.queryByText('Mindent elolvastál')).toBeNull();
  });
});

describe('a thread', () => {
  it('shows its messages in a log and marks them as read', async () => {
    openPages(pages, '/ajanlatkero/uzenetek/7');
    const log = await screen.findByRole('log', { name: 'Beszélgetés: Kovács István' });
    expect(within(log).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/a szakember „•••” jelet lát/)).toBeDefined();
    await waitFor(() => expect(sent('PATCH').map(({ body }) => body)).toContainEqual({ readUpTo: 11 }));
  });

  it('shows before sending what the other side would see, keeps what was typed, and sends it once', async () => {
    openPages(pages, '/ajanlatkero/uzenetek/7');
    const field = await screen.findByRole('textbox', { name: 'Üzenet' });
    fireEvent.change(field, { target: { value: 'Hívj: 06 30 123 4567' } });
    await screen.findByText('A hirdető most így látja: Hívj: •••');
    replies['POST /api/threads/7/messages'] = Response.json(
      { ok: false, code: 'unavailable', message: 'Ez most nem sikerült, próbáld újra egy perc múlva!' },
      { status: 503 },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Küldés' }));
    await screen.findByText(/Ez most nem sikerült/);
    expect((field as HTMLTextAreaElement).value).toBe('Hívj: 06 30 123 4567');
    const data = {
      ...message,
      ...noFiles,
      messageID: 12,
      isOwn: 1,
      isMasked: 1,
      text: 'Hívj: 06 30 123 4567',
    };
    replies['POST /api/threads/7/messages'] = { insertID: 12, data };
    fireEvent.click(screen.getByRole('button', { name: 'Küldés' }));
    await screen.findByText('A hirdető ennek a helyén „•••” jelet lát.');
    const [first, second] = sent('POST').map(({ body }) => (body as { clientKey: string }).clientKey);
    expect(second).toBe(first);
    expect((field as HTMLTextAreaElement).value).toBe('');
  });

  // Shows MSG-10.
  it('reports a message of the other side with a reason, and without a captcha', async () => {
    replies['POST /api/reports'] = Response.json(
      { ok: true, message: 'Köszönjük a bejelentést!', insertID: 3 },
      { status: 201 },
    );
    openPages(pages, '/ajanlatkero/uzenetek/7');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Bejelentem' }))[1] ?? document.body);
    await screen.findByRole('dialog', { name: 'Üzenet bejelentése' });
    fireEvent.change(screen.getByLabelText(/Mi a gond/), { target: { value: 'offensive' } });
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentés küldése' }));
    await screen.findByText('Köszönjük a bejelentést!');
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { kind: 'message', id: 11, reason: 'offensive', text: '' },
    ]);
    act(() => answerMessage(true));
  });

  it('is left after a question, which leads back to the list', async () => {
    openPages(pages, '/ajanlatkero/uzenetek/7');
    fireEvent.click(await screen.findByRole('button', { name: 'Beszélgetés elhagyása' }));
    await screen.findByText('Elhagyod a beszélgetést?');
    act(() => answerMessage(true));
    await screen.findByText('Válassz egy beszélgetést!');
    expect(sent('PATCH').map(({ body }) => body)).toContainEqual({ left: 1 });
  });

  it('that nobody can write into says so in place of the field', async () => {
    replies['GET /api/threads/7'] = { data: { ...thread, thread: { ...thread.thread, canWrite: 0 } } };
    openPages(pages, '/ajanlatkero/uzenetek/7');
    await screen.findByText('Ebbe a beszélgetésbe már nem lehet írni.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the page of a mailed link', () => {
  it('changes nothing but what was read until something is pressed, and closes the thread after a question', async () => {
    openPages(pages, '/uzenet/abc');
    fireEvent.click(await screen.findByRole('button', { name: 'Nem te voltál? Zárd le!' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Lezárom' }));
    await waitFor(() => expect(sent('PATCH').map(({ body }) => body)).toContainEqual({ blocked: 1 }));
  });

  it('says that a link is not valid any more', async () => {
    replies['GET /api/guest-threads/abc'] = Response.json(
      { ok: false, code: 'not_found', message: 'Ez a link nem érvényes: hibás, vagy már lejárt.' },
      { status: 404 },
    );
    openPages(pages, '/uzenet/abc');
    await screen.findByText('Ez a link már nem nyitja meg a beszélgetést');
  });

  it('says that a link was cut on its way', async () => {
    replies['GET /api/guest-threads/abc'] = Response.json(
      { ok: false, code: 'validation_failed', message: 'Néhány mező hibás, nézd át őket!' },
      { status: 422 },
    );
    openPages(pages, '/uzenet/abc');
    await screen.findByText(/^Lehet, hogy a linknek csak egy része/);
  });
});
