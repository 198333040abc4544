import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AllRequestsPage } from './all-requests-page.tsx';

it('lists the requests of the days in the address with their answers and states', async () => {
  const request = {
    requestID: 7,
    created: '2026-11-20T09:00:00.000Z',
    description: 'Csöpög a csap a konyhában.',
    responseCount: 2,
    state: 'accepted',
  };
  const fetched = vi.fn(async (_address: string) =>
    Response.json({ ok: true, message: '', data: [request], total: 1, totalPages: 1 }),
  );
  vi.stubGlobal('fetch', fetched);
  const address = '/admin/ajanlatkeresek?answered=1&dateFrom=2026-11-16&dateTo=2026-11-22';
  const router = createMemoryRouter([{ path: '*', element: <AllRequestsPage /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  const row = (await screen.findByText('Csöpög a csap a konyhában.')).closest('tr, li');
  if (!(row instanceof HTMLElement)) throw new Error('The request is in no row.');
  expect(within(row).getByText('2 válasz')).toBeTruthy();
  expect(within(row).getByText('ajánlat elfogadva')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe(
    '/api/all-requests?answered=1&dateFrom=2026-11-16&dateTo=2026-11-22',
  );
});
