import type { RequesterStatistics } from '@piacter/contracts/statistics';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { accommodationRequest } from '../../requests/testing.ts';
import { RequesterOverviewPage } from './requester-overview-page.tsx';

const statistics: RequesterStatistics = {
  open: { property: 0, accommodation: 1, service: 2 },
  undecidedOffers: 3,
  received: [
    {
      kind: 'service',
      requestID: 6,
      request: 'burkoló, Vác',
      from: 'Fal Kft.',
      created: '2026-11-20T10:00:00.000Z',
      state: 'open',
      price: 155_000,
      priceUnit: 'teljes összeg',
    },
    {
      kind: 'accommodation',
      requestID: 9,
      request: 'Siófok, 2027. 07. 12–19.',
      from: '',
      created: '2026-11-19T10:00:00.000Z',
      state: 'answer',
      price: null,
      priceUnit: null,
    },
  ],
};

const serve = (received: RequesterStatistics, requests: object[]) =>
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/statistics/requester')
      return Response.json({ ok: true, message: '', data: received });
    const data = address === '/api/accommodation-requests' ? requests : [];
    return Response.json({ ok: true, message: '', data, total: data.length, totalPages: data.length });
  });
const open = () => openPages({ '/': <RequesterOverviewPage /> }, '/');
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe("a requester's first screen", () => {
  beforeEach(() => serve(statistics, [accommodationRequest()]));

  it('shows what came in, each with its request', async () => {
    open();
    expect(await hrefOf('Fal Kft. ajánlata')).toBe('/ajanlatkero/szakember_ajanlatkeres/6');
    expect(await hrefOf('Egy hirdető válasza')).toBe('/ajanlatkero/szallas_ajanlatkeres/9');
    expect(screen.getByText('Döntésre vár: 3 ajánlat')).toBeDefined();
    expect(screen.getByText(/^Burkoló, Vác · teljes összeg · döntésre vár/)).toBeDefined();
  });

  it('shows the requester’s requests, with the lists behind the numbers', async () => {
    open();
    expect(await hrefOf('2')).toBe('/ajanlatkero/szakember_ajanlatkeresek');
    expect(await screen.findByRole('heading', { name: 'Szállás-ajánlatkéréseid' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Ingatlan-ajánlatkéréseid' })).toBeNull();
  });

  it('asks what is needed while there is no request', async () => {
    serve({ open: { property: 0, accommodation: 0, service: 0 }, undecidedOffers: 0, received: [] }, []);
    open();
    expect(await screen.findByRole('heading', { name: 'Mire kérnél ajánlatot?' })).toBeDefined();
    expect(screen.getByText(/^Még nem érkezett ajánlat/)).toBeDefined();
  });
});
