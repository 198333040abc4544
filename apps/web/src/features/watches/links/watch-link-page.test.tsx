import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { WatchConfirmationPage, WatchUnsubscribePage } from './watch-link-page.tsx';

const pages = {
  '/figyeles-megerositese': <WatchConfirmationPage />,
  '/figyeles-lemondasa': <WatchUnsubscribePage />,
};

describe('the pages of the links in mails of watches', () => {
  it.each([
    ['/figyeles-megerositese', 'Megerősítem', '/api/watches/pending', '/api/watches/confirm'],
    ['/figyeles-lemondasa', 'Nem kérek több levelet', '/api/linked-watch', '/api/watches/unsubscribe'],
  ])(
    '%s names the search, and does it at the button only, as mail scanners open links',
    async (path, action, look, call) => {
      const data = { name: 'Eladó lakás', address: '/ingatlanok?adType=1', isConfirmed: 0 };
      const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
        Response.json({ ok: true, message: 'Kész.', data }),
      );
      vi.stubGlobal('fetch', fetch);
      openPages(pages, `${path}?key=kulcs`);
      const button = await screen.findByRole('button', { name: action });
      expect(await screen.findByText('Eladó lakás')).toBeDefined();
      const calls = () => fetch.mock.calls.map(([address, { body }]) => [address, body]);
      expect(calls()).toEqual([[look, '{"key":"kulcs"}']]);
      fireEvent.click(button);
      const link = await screen.findByRole('link', { name: 'Keresés megnyitása' });
      expect(link.getAttribute('href')).toBe(data.address);
      expect(calls()[1]).toEqual([call, '{"key":"kulcs"}']);
    },
  );

  it('says at a second click that the watch was confirmed, and leads on to the search', async () => {
    const data = { name: 'Eladó lakás', address: '/ingatlanok?adType=1', isConfirmed: 1 };
    vi.stubGlobal('fetch', async () => Response.json({ ok: true, message: '', data }));
    openPages(pages, '/figyeles-megerositese?key=kulcs');
    expect((await screen.findByRole('status')).textContent).toContain(
      'Ezt a figyelést már megerősítetted: írunk, amikor új találat van. Eladó lakás',
    );
    expect(screen.queryByRole('button')).toBeNull();
    const link = screen.getByRole('link', { name: 'Keresés megnyitása' });
    expect(link.getAttribute('href')).toBe(data.address);
  });

  it('says why a link is refused, and what is missing from one without a key', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ ok: false, code: 'secret_invalid', message: 'Nem érvényes.' }, { status: 409 }),
    );
    openPages(pages, '/figyeles-lemondasa?key=kulcs');
    expect(await screen.findByText('Nem érvényes.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    openPages(pages, '/figyeles-megerositese');
    expect(await screen.findByText(/Ez a link hiányos/)).toBeDefined();
  });
});
