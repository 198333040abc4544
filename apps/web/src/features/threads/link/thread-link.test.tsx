import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { WriteToRequester } from './index.ts';

let threads: { threadID: number }[];
let sent: { url: string; body: unknown }[];

beforeEach(() => {
  [threads, sent] = [[], []];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST')
      return Response.json({ ok: true, message: '', data: threads, total: 0, totalPages: 0 });
    sent.push({ url, body: JSON.parse(String(body)) });
    return Response.json(
      { ok: true, message: 'Az üzenetet elküldtük.', insertID: 7, data: {} },
      { status: 201 },
    );
  });
});

const open = (mayBegin: boolean) =>
  openPages(
    {
      '/keres': <WriteToRequester requestID={31} mayBegin={mayBegin} />,
      '/ingatlan_tulajdonos/uzenetek/:threadID': <p>A beszélgetés</p>,
    },
    '/keres',
  );

// Shows MSG-03.
it('an owner who may begin writes the first message, which leads to the thread', async () => {
  open(true);
  const field = await screen.findByRole('textbox', { name: /^Üzenet/ });
  fireEvent.click(screen.getByRole('button', { name: 'Írok neki' }));
  expect(await screen.findByText('Írd meg, miért keresed!')).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: 'Van egy ilyen lakásom.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Írok neki' }));
  expect(await screen.findByText('A beszélgetés')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'property-request', id: 31, message: 'Van egy ilyen lakásom.' },
  ]);
});

it('an owner who has begun one before goes on in it, also without a package', async () => {
  threads = [{ threadID: 7 }];
  open(false);
  expect(await screen.findByRole('heading', { name: 'Már írtál erre az ajánlatkérésre.' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Írok neki' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
