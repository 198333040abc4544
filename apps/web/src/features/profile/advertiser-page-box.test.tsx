import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../listings/testing.tsx';
import { AdvertiserPageBox } from './advertiser-page-box.tsx';

let sent: string[];
let replies: Record<string, object>;
beforeEach(() => {
  sent = [];
  replies = {};
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address}`;
    sent.push(body === undefined ? call : `${call} ${String(body)}`);
    return Response.json({ ok: true, message: '', ...replies[call] });
  });
});

const open = (address: string) => openPages({ '/profil': <AdvertiserPageBox /> }, address);

describe('the switch of the advertiser’s page', () => {
  const call = 'GET /api/advertiser-page';
  const own = (isShown: 0 | 1, path: string | null = '/hirdeto/orhegyi-7', listings = 3) => ({
    data: { isShown, path, listings },
  });

  // Shows ADV-02.
  it('turns it on, and leads to it', async () => {
    replies[call] = own(0);
    replies['PATCH /api/advertiser-page'] = { message: 'Bekapcsoltuk a hirdetői oldaladat.' };
    open('/profil');
    const control = await screen.findByRole('switch', { name: 'Legyen hirdetői oldalam' });
    await waitFor(() => expect(control.hasAttribute('disabled')).toBe(false));
    expect(screen.queryByRole('link')).toBeNull();
    replies[call] = own(1);
    fireEvent.click(control);
    expect(await screen.findByText('Bekapcsoltuk a hirdetői oldaladat.')).toBeDefined();
    expect(sent).toContain('PATCH /api/advertiser-page {"isShown":1}');
    const link = screen.getByRole('link', { name: 'Megnézem a hirdetői oldalamat' });
    expect(link.getAttribute('href')).toBe('/hirdeto/orhegyi-7');
  });

  it('says what the page lacks to appear', async () => {
    replies[call] = own(1, null);
    open('/profil');
    expect(await screen.findByText(/ha fent megadod a nevedet vagy a cégnevedet/)).toBeDefined();
    cleanup();
    replies[call] = own(1, '/hirdeto/orhegyi-7', 0);
    open('/profil');
    expect(await screen.findByText(/ha lesz látható hirdetésed/)).toBeDefined();
  });
});
