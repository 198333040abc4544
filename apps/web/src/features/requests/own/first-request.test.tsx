import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { accommodationRequest } from '../testing.ts';
import { FirstRequest } from './first-request.tsx';

/** Replies with empty lists except for those named. */
const serve = (lists: Record<string, object[]>) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const data = lists[address] ?? [];
    return Response.json({ ok: true, message: '', data, total: data.length, totalPages: data.length });
  });
  return requests;
};

it('asks a requester without any request what they need', async () => {
  serve({});
  openPages({ '/': <FirstRequest /> }, '/');
  expect(await screen.findByRole('heading', { name: 'Mire kérnél ajánlatot?' })).toBeDefined();
});

it('is not shown to a requester with a request', async () => {
  const requests = serve({ '/api/accommodation-requests': [accommodationRequest()] });
  openPages({ '/': <FirstRequest /> }, '/');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(screen.queryByRole('heading')).toBeNull();
});
