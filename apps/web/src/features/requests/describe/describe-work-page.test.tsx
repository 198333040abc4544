import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeWayOn } from '../../../lib/way-on.ts';
import { dropWrittenWork, keepWrittenWork, readWrittenWork } from '../../../lib/written-work.ts';
import { newServiceRequest } from '../form/service-request-values.ts';
import { DescribeWorkPage } from './describe-work-page.tsx';

const professions = [{ typeID: 9, typeName: 'vízvezeték-szerelő' }];
const form = '/ajanlatkero/szakember_ajanlatkeres';

const open = (search = '') => {
  const router = createMemoryRouter([{ path: '*', element: <DescribeWorkPage /> }], {
    initialEntries: [`/mi-a-gond${search}`],
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return () => router.state.location;
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ ok: true, message: '', data: professions })),
  );
});

it('takes trade and place over from a search, asks for the rest, and keeps it over the registration', async () => {
  const location = open('?serviceType=9&settlement=Vác,Szeged');
  for (const name of [/^Kire/, /^Hol/])
    expect(screen.getByRole('combobox', { name }).getAttribute('aria-required')).toBe('true');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Kire/ }).value).toBe(
      'vízvezeték-szerelő',
    ),
  );
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Hol/ }).value).toBe('Vác');
  fireEvent.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(screen.getAllByText('Ezt a mezőt ki kell töltened!')).toHaveLength(1);
  expect(location().pathname).toBe('/mi-a-gond');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Mi a gond/ }));

  const typed = 'Csöpög a szifon.';
  fireEvent.change(screen.getByRole('textbox', { name: /^Mi a gond/ }), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Tovább' }));
  await waitFor(() => expect(location().pathname).toBe('/login-reg'));
  expect(new URLSearchParams(location().search).get('next')).toBe(form);
  expect(newServiceRequest(undefined, readWrittenWork())).toMatchObject({
    serviceID: '9',
    settlement: 'Vác',
    countryID: '1',
    description: typed,
    disableAddress: false,
  });
  dropWrittenWork();
  expect(newServiceRequest(undefined, readWrittenWork())).toMatchObject({ serviceID: '', description: '' });
});

it('says while somebody types that there is no such profession, and not that the field is empty', async () => {
  open();
  const trade = screen.getByRole('combobox', { name: /^Kire/ });
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  const unknown = 'Ilyen szakmát nem ismerünk, válassz a listából!';
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, message: '', data: [] }));
  fireEvent.change(trade, { target: { value: 'órás' } });
  expect(await screen.findByText(unknown)).toBeTruthy();
  expect(screen.queryByText('Ezt a mezőt ki kell töltened!')).toBeNull();

  fireEvent.change(trade, { target: { value: 'víz' } });
  expect(screen.queryByText(unknown)).toBeNull();
  fireEvent.change(trade, { target: { value: 'órás' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(screen.getAllByText(unknown)).toHaveLength(1);
  // Of the two others.
  expect(screen.getAllByText('Ezt a mezőt ki kell töltened!')).toHaveLength(2);
});

it('has what was typed after a reload', async () => {
  open('?serviceType=9&settlement=Vác');
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Mi a gond/ });
  fireEvent.change(field(), { target: { value: 'Csöpög a szifon.' } });
  cleanup();
  open('');
  expect(field().value).toBe('Csöpög a szifon.');
  dropWrittenWork();
});

it('leads a new requester to the form at the first login, once, and nobody else', () => {
  open('?serviceType=9&settlement=Vác');
  fireEvent.change(screen.getByRole('textbox', { name: /^Mi a gond/ }), { target: { value: 'Csöpög.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(takeWayOn('szakember')).toBeNull();
  expect(takeWayOn('ajanlatkero')).toBe(form);
  expect(takeWayOn('ajanlatkero')).toBeNull();
});

it('does not fill in what was written longer ago than a registration can be waited for', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
  keepWrittenWork({
    serviceID: '9',
    settlement: 'Vác',
    description: 'Csöpög a szifon.',
    requestTime: 1,
    timeUnit: 'hét',
  });
  now.mockReturnValue(Date.UTC(2026, 0, 7));
  expect(readWrittenWork().description).toBe('Csöpög a szifon.');
  now.mockReturnValue(Date.UTC(2026, 0, 9));
  expect(readWrittenWork()).toEqual({});
  now.mockRestore();
});
