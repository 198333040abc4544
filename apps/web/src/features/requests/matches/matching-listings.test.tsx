import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { MatchingListings } from './matching-listings.tsx';

// Shows WATCH-03.
it('shows the listings that fit a request in any of its places, and where to switch the mails off', async () => {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      asked.push(address);
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const queries = ['Eger', 'Pápa'].map((place) => ({ query: `serviceType=7&settlement=${place}` }));
      const found = { serviceID: 3, serviceUrl: 'x-3', title: `Ács ${searchParams.get('settlement')}` };
      const card = { ...found, coverage: [], serviceTypeName: 'Ács', phone: '+36 30 123 4567' };
      const data = pathname.includes('request-searches')
        ? queries
        : [{ ...card, serviceID: searchParams.get('settlement') === 'Eger' ? 3 : 4 }];
      return Response.json({ ok: true, message: '', data, total: data.length, totalPages: 1 });
    }),
  );
  const { unmount } = render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <MatchingListings kind="service" requestID={5} />
      </SWRConfig>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('region', { name: 'Ehhez illő hirdetések' })).toBeDefined();
  expect(screen.getAllByText(/^Ács (Eger|Pápa)$/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Figyeléseim megnyitása' }).getAttribute('href')).toBe(
    '/ajanlatkero/figyeloim',
  );
  expect(asked[0]).toBe('/api/request-searches/service/5');
  expect(asked[1]).toContain('sort=newest');
  unmount();
});
