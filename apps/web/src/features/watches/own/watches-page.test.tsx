import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

  it('offers an advertiser without any the search of requests first', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ok: true, message: '', data: [] }));
    openPages({ '/szakember/figyeloim': <WatchesPage /> }, '/szakember/figyeloim');
    const link = await screen.findByRole('link', { name: 'Ajánlatkérők keresése' });
    expect(link.getAttribute('href')).toBe('/szakember/ajanlatkerok-keresese');
    expect(screen.getAllByRole('link')[0]).toBe(link);
  });
});
