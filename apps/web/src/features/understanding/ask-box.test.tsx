import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AskBox, useUnderstoodLabel } from './index.ts';

const addresses: Record<string, string | null> = {
  'q=kiado+lakas': '/ingatlanok?adType=2',
  'q=gy%C5%91r': null,
  'q=gy%C5%91r&kind=service': '/szakemberek?settlement=gyor',
};
const answer = async (input: RequestInfo | URL) => {
  const { search } = new URL(String(input), 'http://localhost');
  const query = new URLSearchParams(search);
  const key = `q=${encodeURIComponent(query.get('q') ?? '').replaceAll('%20', '+')}${query.has('kind') ? `&kind=${query.get('kind')}` : ''}`;
  const data = { kind: null, filters: {}, rest: '', address: addresses[key] ?? null, understood: [] };
  return new Response(JSON.stringify({ ok: true, message: '', data }));
};

const Results = () => {
  const { pathname, search } = useLocation();
  return (
    <p>
      {useUnderstoodLabel()} {pathname + search}
    </p>
  );
};

const open = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <AskBox /> },
        { path: '*', element: <Results /> },
      ])}
    />,
  );
const ask = (words: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Mit keresel?' }), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Mehet' }));
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer));
});

// Shows FIND-01, FIND-07.
it('leads to the results of a text, which say that it was understood', async () => {
  open();
  ask('kiado lakas');
  expect((await screen.findByText(/^Így értettem:/)).textContent).toBe('Így értettem: /ingatlanok?adType=2');
});

it('asks for the kind where the text does not tell', async () => {
  open();
  ask('győr');
  fireEvent.click(await screen.findByRole('button', { name: 'Szakemberek' }));
  expect((await screen.findByText(/szakemberek/)).textContent).toContain('/szakemberek?settlement=gyor');
});

it('asks nothing for an empty text', () => {
  open();
  ask('  ');
  expect(fetch).not.toHaveBeenCalled();
});
