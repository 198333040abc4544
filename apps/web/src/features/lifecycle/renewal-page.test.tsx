import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPages } from '../listings/testing.tsx';
import { RenewalPage } from './renewal-page.tsx';

const open = (address: string) => openPages({ '/hirdetes-megujitasa': <RenewalPage /> }, address);

describe('the page of a renewal link', () => {
  it('renews at the button only, as mail scanners open links', async () => {
    const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
      Response.json({ ok: true, message: 'Megújítottuk a hirdetésedet.' }),
    );
    vi.stubGlobal('fetch', fetch);
    open('/hirdetes-megujitasa?key=kulcs');
    const button = await screen.findByRole('button', { name: 'Megújítom' });
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(await screen.findByText('Megújítottuk a hirdetésedet.')).toBeDefined();
    expect(fetch.mock.calls.map(([address, { body }]) => [address, body])).toEqual([
      ['/api/listings/renew', '{"key":"kulcs"}'],
    ]);
  });

  it('says why a link is refused, and what is missing from one without a key', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ ok: false, code: 'secret_invalid', message: 'Ez a link lejárt.' }, { status: 409 }),
    );
    open('/hirdetes-megujitasa?key=kulcs');
    fireEvent.click(await screen.findByRole('button', { name: 'Megújítom' }));
    expect(await screen.findByText('Ez a link lejárt.')).toBeDefined();
    open('/hirdetes-megujitasa');
    expect(await screen.findByText(/Ez a link hiányos/)).toBeDefined();
  });
});
