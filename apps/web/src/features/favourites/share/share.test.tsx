import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { SharePanel } from './share-panel.tsx';
import { SharedListPage } from './shared-list-page.tsx';

let sent: string[];
let replies: Record<string, { status?: number; body: object }>;
beforeEach(() => {
  sent = [];
  replies = { 'GET /api/favourite-lists': { body: { data: [] } } };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const call = `${method} ${address}`;
    sent.push(body === undefined ? call : `${call} ${String(body)}`);
    const reply = replies[call] ?? { body: {} };
    return Response.json({ ok: (reply.status ?? 200) < 400, message: '', ...reply.body }, reply);
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = (element: React.ReactNode, address = '/') =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/lista/:token', element },
            { path: '*', element },
          ],
          {
            initialEntries: [address],
          },
        )}
      />
    </SWRConfig>,
  );

describe('sharing the favourites', () => {
  // Shows KEEP-04.
  it('shows the new link, once', async () => {
    const token = 'a'.repeat(32);
    replies['POST /api/favourite-lists'] = { status: 201, body: { insertID: 3, data: { token } } };
    open(<SharePanel />);
    fireEvent.change(screen.getByLabelText(/A lista neve/), { target: { value: 'Közös' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'A jegyzeteim is látszódjanak' }));
    fireEvent.click(screen.getByRole('button', { name: 'Link készítése' }));
    const link = await screen.findByRole('link', { name: new RegExp(`/lista/${token}$`) });
    expect(link.getAttribute('href')).toContain(`/lista/${token}`);
    expect(sent).toContain('POST /api/favourite-lists {"name":"Közös","withNotes":1}');
  });

  it('takes a link back after a question', async () => {
    const list = { listID: 3, name: 'Közös', withNotes: 0, created: '2026-11-01T10:00:00.000Z' };
    replies['GET /api/favourite-lists'] = { body: { data: [list] } };
    replies['DELETE /api/favourite-lists/3'] = { body: { message: 'Visszavontad a linket.' } };
    open(<SharePanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Visszavonom: Közös' }));
    expect(sent).not.toContain('DELETE /api/favourite-lists/3');
    act(() => answerMessage(true));
    expect(await screen.findByText('Visszavontad a linket.')).toBeTruthy();
    expect(sent).toContain('DELETE /api/favourite-lists/3');
  });

  it('shows why a link was refused', async () => {
    const message = 'Legfeljebb 10 linket oszthatsz meg!';
    replies['POST /api/favourite-lists'] = { status: 409, body: { code: 'list_limit_reached', message } };
    open(<SharePanel />);
    fireEvent.click(screen.getByRole('button', { name: 'Link készítése' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('the page of a shared list', () => {
  it('shows its name and notes', async () => {
    const listings = [{ kind: 'property', id: 1, note: 'Napos.' }];
    const cards = { property: [], accommodation: [], service: [] };
    replies['GET /api/shared-lists/abc'] = { body: { data: { name: 'Közös lista', listings, cards } } };
    open(<SharedListPage />, '/lista/abc');
    expect(await screen.findByRole('heading', { name: 'Közös lista' })).toBeTruthy();
    expect(screen.getByText('Napos.')).toBeTruthy();
  });

  it('says why it cannot be opened', async () => {
    const message = 'Ez a lista nem nyitható meg: visszavonták, vagy hibás a link.';
    replies['GET /api/shared-lists/abc'] = { status: 404, body: { code: 'not_found', message } };
    open(<SharedListPage />, '/lista/abc');
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
