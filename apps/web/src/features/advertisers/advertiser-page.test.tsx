import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../listings/testing.tsx';
import { AdvertiserPage } from './advertiser-page.tsx';

const advertiser = {
  userID: 7,
  name: 'Őrhegyi Ingatlan Kft.',
  path: '/hirdeto/orhegyi-7',
  isFirm: 1,
  contactPerson: 'Kis Ágnes',
  phones: ['+36 30 111 2233'],
  contactEmail: null,
  kind: 'property',
  cards: { property: [], accommodation: [], service: [] },
};
const notFound = { ok: false, code: 'not_found', message: 'A keresett hirdető nem található!' };

let replies: Record<string, object | undefined>;
beforeEach(() => {
  replies = {};
  vi.stubGlobal('fetch', async (address: string) => {
    const reply = replies[address];
    if (!reply) return Response.json(notFound, { status: 404 });
    return Response.json({ ok: true, message: '', ...reply });
  });
});

const open = (address = '/hirdeto/orhegyi-7') =>
  openPages({ '/hirdeto/:advertiserUrl': <AdvertiserPage /> }, address);

describe('the page of an advertiser', () => {
  it('shows who it is, and how to reach them', async () => {
    replies['/api/advertisers/orhegyi-7'] = { data: advertiser, total: 31, totalPages: 2 };
    open();
    expect(await screen.findByRole('heading', { level: 1, name: advertiser.name })).toBeDefined();
    expect(screen.getByText('Cég, vállalkozó · 31 hirdetés')).toBeDefined();
    expect(screen.getByText('Kapcsolattartó: Kis Ágnes')).toBeDefined();
    expect(screen.getByRole('link', { name: '+36 30 111 2233' }).getAttribute('href')).toBe(
      'tel:+36301112233',
    );
    expect(screen.getByRole('link', { name: 'Ingatlan' }).getAttribute('href')).toBe('/ingatlanok');
    expect(screen.getByRole('navigation', { name: 'Lapozó' })).toBeDefined();
    expect(document.title).toContain('Őrhegyi Ingatlan Kft. hirdetései');
  });

  it('leads back to its beginning from past its end', async () => {
    replies['/api/advertisers/orhegyi-7?page=5'] = { data: advertiser, total: 31, totalPages: 2 };
    open('/hirdeto/orhegyi-7?page=5');
    const link = await screen.findByRole('link', { name: 'Nézd meg a 31 hirdetést az elejéről' });
    expect(link.getAttribute('href')).toBe('/hirdeto/orhegyi-7');
  });

  it('leads from who is not there to the public pages', async () => {
    open('/hirdeto/senki-9');
    expect(await screen.findByText('A keresett oldal nem található!')).toBeDefined();
  });
});
