import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { type PageReply, type RowOf, usePage } from './use-page.ts';

const call = 'GET /api/search-professionals';
let answer: (address: string) => Response;
let reply: PageReply<RowOf<typeof call>>;

const found = (title: string) => Response.json({ ok: true, message: '', data: [{ title }], totalPages: 1 });
const refused = () => Response.json({ ok: false, code: 'busy', message: 'Várj!' }, { status: 503 });

function Titles({ keyword }: { keyword: string }) {
  reply = usePage(call, { keyword }, { shouldRetryOnError: false });
  const titles = reply.result?.data.map(({ title }) => title).join();
  return `${titles ?? 'waiting'} ${reply.failure?.message ?? ''}`;
}

const show = (keyword: string) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>
    <Titles keyword={keyword} />
  </SWRConfig>
);

beforeEach(() => vi.stubGlobal('fetch', async (address: string) => answer(address)));

it('keeps the previous page until the next one is loaded', async () => {
  answer = () => found('Festő');
  const { rerender } = render(show('page-before'));
  await screen.findByText('Festő');
  const next = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => next.promise);
  rerender(show('next-page'));
  expect(reply.result?.data[0]?.title).toBe('Festő');
  expect(reply.isLoading).toBe(true);
  await act(async () => next.resolve(found('Burkoló')));
  expect(await screen.findByText('Burkoló')).toBeTruthy();
});

it('fails when the requested page fails to load, whatever was shown before', async () => {
  answer = (address) => (address.includes('refused') ? refused() : found('Festő'));
  const { rerender } = render(show('found'));
  await screen.findByText('Festő');
  rerender(show('refused'));
  expect(await screen.findByText(/Várj!/)).toBeTruthy();
});

it('keeps showing a page that could not be refreshed', async () => {
  answer = () => found('Festő');
  render(show('refreshed'));
  await screen.findByText('Festő');
  answer = refused;
  await act(async () => {
    await reply.refresh().catch(() => undefined);
  });
  expect(reply.result?.data[0]?.title).toBe('Festő');
  expect(reply.failure).toBeUndefined();
});
