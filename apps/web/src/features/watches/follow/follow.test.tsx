import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { readNarrowing, startNarrowing } from '../narrowing.ts';
import { FollowButton } from './follow-button.tsx';

vi.mock('../../../lib/captcha/index.ts', () => ({
  useFormCaptcha: () => ({
    progress: 'idle',
    start: () => undefined,
    getToken: () => 'jegy',
    pass: async () => true,
    recover: async () => false,
  }),
}));

afterEach(() => answerMessage(true));

describe('the button that follows a search', () => {
  it('sends the search as it stands, with an address and a frequency, and shows the reply', async () => {
    const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
      Response.json(
        { ok: true, message: 'Elküldtük a linket.', insertID: 1, data: { isActive: 0 } },
        { status: 201 },
      ),
    );
    vi.stubGlobal('fetch', fetch);
    const query = { adType: '1', settlement: 'Győr' };
    openPages(
      { '/': <FollowButton kind="property" query={query} chips={[{ label: 'Eladó' }, { label: 'Győr' }]} /> },
      '/',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Értesítés' }));
    expect(await screen.findByText(/^Ezt figyeljük: Eladó, Győr\./, {}, { timeout: 5000 })).toBeDefined();
    const email = await screen.findByRole('textbox', { name: /E-mail-cím/ }, { timeout: 5000 });
    fireEvent.change(email, { target: { value: 'barki@pelda.test' } });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'daily' } });
    fireEvent.click(screen.getByRole('button', { name: 'Kérem az értesítést' }));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 5000 });
    const [address, { body }] = fetch.mock.calls[0] ?? ['', {}];
    expect([address, JSON.parse(String(body))]).toEqual([
      '/api/watches',
      {
        kind: 'property',
        query: 'adType=1&settlement=Gy%C5%91r',
        frequency: 'daily',
        email: 'barki@pelda.test',
        captchaToken: 'jegy',
      },
    ]);
    // Nothing is followed before the mailed link is opened.
    expect(await screen.findByText('Már csak meg kell erősítened')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /E-mail-cím/ })).toBeNull();
  }, 15_000);

  it('puts the search in place of the watch that is being narrowed, once', async () => {
    startNarrowing({ kind: 'property', name: 'Eladó lakás', key: 'kulcs' });
    const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
      Response.json({ ok: true, message: 'A figyelést módosítottuk.' }),
    );
    vi.stubGlobal('fetch', fetch);
    openPages({ '/': <FollowButton kind="property" query={{ adType: '1', priceTo: '40000' }} /> }, '/');
    fireEvent.click(await screen.findByRole('button', { name: 'Értesítés' }));
    const replace = await screen.findByRole('button', { name: 'Erre cserélem' }, { timeout: 5000 });
    expect(screen.getByText(/Eddig ezt figyeltük: Eladó lakás/)).toBeDefined();
    fireEvent.click(replace);
    expect(await screen.findByText('Szűkítettük a figyelést')).toBeDefined();
    const [address, { method, body }] = fetch.mock.calls[0] ?? ['', {}];
    expect([method, address, body]).toEqual([
      'PATCH',
      '/api/linked-watch',
      '{"key":"kulcs","query":"adType=1&priceTo=40000"}',
    ]);
    expect(readNarrowing('property')).toBeNull();
  }, 15_000);

  it('offers a new watch instead, and keeps that of another kind out of it', async () => {
    startNarrowing({ kind: 'property', name: 'Eladó lakás', watchID: 7 });
    expect(readNarrowing('service')).toBeNull();
    openPages({ '/': <FollowButton kind="property" query={{}} /> }, '/');
    fireEvent.click(await screen.findByRole('button', { name: 'Értesítés' }));
    fireEvent.click(
      await screen.findByRole('button', { name: 'Inkább új figyelést kérek' }, { timeout: 5000 }),
    );
    expect(await screen.findByRole('button', { name: 'Kérem az értesítést' })).toBeDefined();
    expect(readNarrowing('property')).toBeNull();
  }, 15_000);
});
