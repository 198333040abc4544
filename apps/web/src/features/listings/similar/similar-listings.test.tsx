import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SimilarListings } from './similar-listings.tsx';

/** Ids of the listings by settlement; '' is the whole country. */
let found: Record<string, number[]>;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const { searchParams } = new URL(address, 'http://localhost');
      const ids = found[searchParams.get('settlement') ?? ''] ?? [];
      const data = ids.map((serviceID) => ({ serviceID }));
      return Response.json({ ok: true, message: '', data, total: data.length, totalPages: 1 });
    }),
  );
});

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SimilarListings
        call="GET /api/search-professionals"
        queries={[{ settlement: 'Pápa' }, { settlement: '' }]}
        own={7}
        idOf={({ serviceID }) => serviceID}
      >
        {({ serviceID }) => <p key={serviceID}>{`hirdetés ${serviceID}`}</p>}
      </SimilarListings>
    </SWRConfig>,
  );
const cards = async () => (await screen.findAllByText(/^hirdetés/)).map(({ textContent }) => textContent);

describe('similar listings', () => {
  it('are the nearest, filled up by the wider search, without the listing itself and without duplicates', async () => {
    found = { Pápa: [7, 3], '': [9, 3, 7, 5, 6, 8] };
    open();
    expect(await cards()).toEqual(['hirdetés 3', 'hirdetés 9', 'hirdetés 5', 'hirdetés 6']);
    expect(screen.getByRole('region', { name: 'Hasonló hirdetések' })).toBeDefined();
  });

  it('stop searching once there are enough', async () => {
    found = { Pápa: [1, 2, 3, 4, 5] };
    open();
    expect(await cards()).toHaveLength(4);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are not rendered without any', async () => {
    found = { Pápa: [7], '': [7] };
    open();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
