import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { WatchesPage } from './watches-page.tsx';

const watch = {
  watchID: 7,
  kind: 'property',
  name: 'Eladó lakások Győrben',
  address: '/ingatlanok?adType=1&settlement=Gy%C5%91r',
  frequency: 'immediate',
  isPaused: 0,
  isOwn: 1,
  created: '2026-11-20T10:00:00.000Z',
  lookedAt: null,
  newCount: 3,
};

const byItself = { ...watch, watchID: 8, name: 'Ajánlatkérés', isOwn: 0 };

describe('the list of one’s watches', () => {
  it('shows what is new, opens the search, and pauses', async () => {
    const fetch = vi.fn(async (_address: string, init?: RequestInit) =>
      Response.json({
        ok: true,
        message: 'Módosítottuk.',
        ...(init?.method === 'PATCH' ? {} : { data: [watch, byItself] }),
      }),
    );
    vi.stubGlobal('fetch', fetch);
    openPages({ '/szakember/figyeloim': <WatchesPage /> }, '/szakember/figyeloim');
    const link = await screen.findByRole('link', { name: watch.name });
    expect(link.getAttribute('href')).toBe(watch.address);
    expect(screen.getAllByText('3 új találat')).toHaveLength(2);
    const removals = screen.getAllByRole('button', { name: /^Törlöm/ });
    expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual([`Törlöm: ${watch.name}`]);
    fireEvent.click(screen.getByRole('button', { name: `Szüneteltetem: ${watch.name}` }));
    expect(await screen.findByText('Módosítottuk.')).toBeDefined();
    const change = fetch.mock.calls.find(([, init]) => init?.method === 'PATCH');
    expect([change?.[0], change?.[1]?.body]).toEqual(['/api/watches/7', '{"isPaused":1}']);
  });

  it('keeps a new name that is refused, and sends a change that comes while another is on its way', async () => {
    const changes: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
      if (init?.method !== 'PATCH') return Response.json({ ok: true, message: '', data: [watch] });
      const body = JSON.parse(String(init.body));
      changes.push(body);
      return body.name === undefined
        ? Response.json({ ok: true, message: 'Módosítottuk.' })
        : Response.json({ ok: false, code: 'conflict', message: 'Van már ilyen nevű.' }, { status: 409 });
    });
    openPages({ '/szakember/figyeloim': <WatchesPage /> }, '/szakember/figyeloim');
    const frequency = await screen.findByRole('combobox');
    fireEvent.change(frequency, { target: { value: 'daily' } });
    fireEvent.change(frequency, { target: { value: 'weekly' } });
    await waitFor(() => expect(changes).toEqual([{ frequency: 'daily' }, { frequency: 'weekly' }]));

    fireEvent.click(screen.getByRole('button', { name: /^Átnevez/ }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Győri lakások' } });
    fireEvent.submit(screen.getByRole('textbox'));
    await waitFor(() => expect(changes).toHaveLength(3));
    act(() => answerMessage(true));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Győri lakások');
  });

  it('offers an advertiser without any the search of requests first', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ok: true, message: '', data: [] }));
    openPages({ '/szakember/figyeloim': <WatchesPage /> }, '/szakember/figyeloim');
    const link = await screen.findByRole('link', { name: 'Ajánlatkérők keresése' });
    expect(link.getAttribute('href')).toBe('/szakember/ajanlatkerok-keresese');
    expect(screen.getAllByRole('link')[0]).toBe(link);
  });
});
