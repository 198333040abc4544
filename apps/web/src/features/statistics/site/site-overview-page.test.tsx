import type { SiteFigures, SiteStatistics } from '@piacter/contracts/statistics';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteOverviewPage } from './site-overview-page.tsx';

const none: SiteFigures = {
  orders: 0,
  income: 0,
  registrations: { ingatlan_tulajdonos: 0, szallasado: 0, szakember: 0, ajanlatkero: 0 },
  requests: { property: 0, accommodation: 0, service: 0 },
  offers: 0,
};
const figures: SiteFigures = { ...none, orders: 12, income: 118_800 };
const statistics: SiteStatistics = {
  from: '2026-11-16',
  to: '2026-11-22',
  unit: 'day',
  bins: [{ from: '2026-11-16', to: '2026-11-16', isPartial: 0, figures }],
  totals: figures,
  previous: { ...none, orders: 10, income: 59_400 },
  listings: {
    now: { property: 240, accommodation: 120, service: 140 },
    before: { property: 230, accommodation: 120, service: 150 },
    countedAt: '2026-11-22T10:00:00.000Z',
  },
  mails: {
    waiting: 3,
    failed: 1,
    troubled: [
      {
        mailID: 7,
        subject: 'Erősítsd meg a regisztrációdat!',
        status: 'failed',
        attempts: 14,
        lastError: '550 no such user',
        created: '2026-11-21T10:00:00.000Z',
      },
    ],
  },
  endingPackages: {
    total: 9,
    rows: [{ orderID: 5, packageName: 'PRO 30 nap', buyer: 'Kiss Ede', listingName: null, daysLeft: 0 }],
  },
};

const answer = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  answer
    .mockReset()
    .mockImplementation(async () => Response.json({ ok: true, message: '', data: statistics }));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const open = async (search = '') => {
  const router = createMemoryRouter([{ path: '/admin/attekintes', element: <SiteOverviewPage /> }], {
    initialEntries: [`/admin/attekintes${search}`],
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByText('Közzétett hirdetések');
  return router;
};
const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

describe("the admin's first screen", () => {
  it('shows the figures with their change, each with the list behind it', async () => {
    await open();
    expect(hrefOf('12')).toBe('/admin/megrendelesek?dateFrom=2026-11-16&dateTo=2026-11-22');
    expect(screen.getByText('+20%')).toBeTruthy();
    expect(hrefOf('3')).toBe('/admin/levelek?status=waiting');
    expect(hrefOf('1')).toBe('/admin/levelek?status=failed');
    expect(screen.getByText('550 no such user')).toBeTruthy();
    expect(hrefOf('PRO 30 nap')).toBe('/admin/rendeles-modositasa/5');
    expect(screen.getByText('ma jár le')).toBeTruthy();
    expect(screen.getByText(/^\+10 az időszak eleje óta/)).toBeTruthy();
    expect(screen.getByText('Ugyanennyi volt az időszak elején is.')).toBeTruthy();
  });

  it('asks for the span of days in the address, and writes a chosen one there', async () => {
    const router = await open('?from=2026-11-16&to=2026-11-22');
    expect(answer.mock.calls[0]?.[0]).toBe('/api/statistics/site?from=2026-11-16&to=2026-11-22');
    screen.getByRole('button', { name: '30 nap' }).click();
    await vi.waitFor(() => expect(router.state.location.search).toMatch(/^\?from=.+&to=.+/));
    expect(answer.mock.lastCall?.[0]).toMatch(/^\/api\/statistics\/site\?from=.+&to=/);
    screen.getByRole('button', { name: '12 hét' }).click();
    await vi.waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('sends a mail in trouble again, and shows the figures afterwards', async () => {
    await open();
    screen.getByRole('button', { name: 'Újra: Erősítsd meg a regisztrációdat!' }).click();
    await vi.waitFor(() => expect(answer.mock.lastCall?.[0]).toMatch(/^\/api\/statistics\/site/));
    const calls = answer.mock.calls.map(([address]) => address);
    expect(calls.filter((address) => address === '/api/outbox-mails/7/retry')).toHaveLength(1);
    expect(calls.filter((address) => address.startsWith('/api/statistics/site'))).toHaveLength(2);
  });

  it('shows the error, and loads again', async () => {
    answer.mockImplementationOnce(async () =>
      Response.json({ ok: false, code: 'unavailable', message: 'Most nem megy.' }, { status: 503 }),
    );
    const router = createMemoryRouter([{ path: '*', element: <SiteOverviewPage /> }]);
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <RouterProvider router={router} />
      </SWRConfig>,
    );
    await screen.findByText('Most nem megy.');
    screen.getByRole('button', { name: 'Próbáld újra' }).click();
    await screen.findByText('Közzétett hirdetések');
  });
});
