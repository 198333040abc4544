import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { accommodationRequest } from '../testing.ts';
import { RequesterStartPage } from './requester-start-page.tsx';

const open = (requests: object[]) => {
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address === '/api/accommodation-requests' ? requests : [];
    return Response.json({ ok: true, message: '', data, total: data.length, totalPages: data.length });
  });
  openPages(
    { '/ajanlatkero': <RequesterStartPage />, '/ajanlatkero/attekintes': <h1>Áttekintés</h1> },
    '/ajanlatkero',
  );
};

it('asks a requester without any request what they need', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Mire kérnél ajánlatot?' })).toBeDefined();
});

it('leads a requester with a request to the first screen', async () => {
  open([accommodationRequest()]);
  expect(await screen.findByRole('heading', { name: 'Áttekintés' })).toBeDefined();
});
