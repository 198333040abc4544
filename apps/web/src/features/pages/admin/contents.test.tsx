import type { PageContent } from '@piacter/contracts/pages';
import { adminPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { fillIn, openPages, stubObserver } from '../../listings/testing.tsx';
import { ContentsPage } from './contents-page.tsx';
import { EditContentPage } from './edit-content-page.tsx';
import { NewContentPage } from './new-content-page.tsx';

const page = (overrides: Partial<PageContent> = {}): PageContent => ({
  pageID: 2,
  pageName: 'Rólunk',
  pageUrl: 'rolunk',
  content: '<p>Mi</p>',
  isHomePage: 0,
  published: 0,
  onTheMenu: 1,
  created: '2026-11-20T10:00:00.000Z',
  updated: '2026-11-21T10:00:00.000Z',
  ...overrides,
});

let stored: PageContent[];
let sent: { method: string; address: string; body: unknown }[];
beforeEach(() => {
  sessionStorage.clear();
  stubObserver();
  sent = [];
  stored = [
    page({ pageID: 1, pageName: 'Nyitólap', pageUrl: 'nyitolap', isHomePage: 1, published: 1 }),
    page(),
  ];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ method, address, body: body && JSON.parse(String(body)) });
    const reply = { ok: true, message: method === 'GET' ? '' : 'Kész.', updated: '2026-11-22T10:00:00.000Z' };
    if (method === 'POST') return Response.json({ ...reply, insertID: 2 }, { status: 201 });
    const data = /\/\d+$/.test(address) ? stored[1] : stored;
    return Response.json({ ...reply, data });
  });
});
afterEach(() => act(() => answerMessage(false)));

const pages = {
  [adminPaths.contents]: <ContentsPage />,
  [adminPaths.newContent]: <NewContentPage />,
  [adminPaths.content()]: <EditContentPage />,
};
const checkbox = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('lists the pages with their state, a preview of the unpublished, and a deletion that asks first', async () => {
  openPages(pages, adminPaths.contents);
  const [home, about] = within(await screen.findByRole('list', { name: 'Oldalak' })).getAllByRole('listitem');
  expect(home?.textContent).toContain('KözzétéveFőoldal');
  expect(about?.textContent).toContain('VázlatMenüben');
  expect(screen.getByRole('link', { name: 'Előnézet: Rólunk' }).getAttribute('href')).toBe('/rolunk');
  fireEvent.click(screen.getByRole('button', { name: 'Törlés: Rólunk' }));
  expect(await screen.findByText('Biztosan törlöd ezt az oldalt: Rólunk?')).toBeTruthy();
  expect(sent).toEqual([]);
  act(() => answerMessage(true));
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'DELETE', address: '/api/page-contents/2', body: undefined }]),
  );
});

// Shows ADM-12.
it('takes the home page off the menu', async () => {
  openPages(pages, adminPaths.content(2));
  const menu = await checkbox(/Menüben/);
  expect([menu.checked, menu.disabled]).toEqual([true, false]);
  fireEvent.click(await checkbox(/Főoldal/));
  expect([menu.checked, menu.disabled]).toEqual([false, true]);
  expect(screen.getByText('A főoldal nem lehet a menüben.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    method: 'PUT',
    address: '/api/page-contents/2',
    body: {
      pageName: 'Rólunk',
      content: '<p>Mi</p>',
      isHomePage: 1,
      onTheMenu: 0,
      published: 0,
      seenUpdated: '2026-11-21T10:00:00.000Z',
    },
  });
});

it('opens a new page after creating it', async () => {
  const router = openPages(pages, adminPaths.newContent);
  await screen.findByRole('button', { name: 'Oldal létrehozása' });
  fillIn('pageName', 'Rólunk');
  fireEvent.click(await checkbox(/Közzétéve/));
  fireEvent.click(screen.getByRole('button', { name: 'Oldal létrehozása' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.content(2)));
  expect(sent[0]?.body).toMatchObject({
    pageName: 'Rólunk',
    content: '',
    published: 1,
    isHomePage: 0,
    onTheMenu: 0,
  });
});
