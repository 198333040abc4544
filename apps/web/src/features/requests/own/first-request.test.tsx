import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { accommodationRequest } from '../testing.ts';
import { FirstRequest } from './first-request.tsx';

/** Every list is empty but those named. */
const serve = (lists: Record<string, object[]>) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const data = lists[address] ?? [];
    return Response.json({ ok: true, message: '', data, total: data.length, totalPages: data.length });
  });
  return asked;
};

it('asks who has no request of any kind what they need', async () => {
  serve({});
  openPages({ '/': <FirstRequest /> }, '/');
  expect(await screen.findByRole('heading', { name: 'Mire kérnél ajánlatot?' })).toBeDefined();
});

it('asks nobody who has one', async () => {
  const asked = serve({ '/api/accommodation-requests': [accommodationRequest()] });
  openPages({ '/': <FirstRequest /> }, '/');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(screen.queryByRole('heading')).toBeNull();
});
