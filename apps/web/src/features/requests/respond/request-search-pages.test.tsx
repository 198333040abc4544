import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { accommodationRequest, ownServiceRequest } from '../testing.ts';
import { AccommodationRequestSearchPage, ServiceRequestSearchPage } from './request-search-pages.tsx';

let asked: string[];
let ownServices: object[];

beforeEach(() => {
  asked = [];
  ownServices = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const isSearch = path.endsWith('/search-service-requests');
    if (isSearch) asked.push(query);
    const page = { data: [ownServiceRequest()], total: 1, totalIsCapped: false, totalPages: 1 };
    return Response.json({
      ok: true,
      message: '',
      ...(isSearch ? page : { data: path.endsWith('/professional-services') ? ownServices : [] }),
    });
  });
});

const open = (query: string) => openPages({ '/lista': <ServiceRequestSearchPage /> }, `/lista${query}`);
const ownArea = 'Csak a szakmáimban és a munkaterületemen';

// Shows OFF-01.
it('offers the professional’s professions and area as its first filter, which can be taken off', async () => {
  open('');
  const filters = within(await screen.findByRole('form', { name: 'Szűrők' }));
  const form = screen.getByRole('form', { name: 'Szűrők' });
  expect(form.querySelector('input')).toBe(filters.getByRole('checkbox', { name: ownArea }));
  expect(asked).toEqual(['']);
  fireEvent.click(filters.getByRole('checkbox', { name: ownArea }));
  await waitFor(() => expect(asked.at(-1)).toBe('ownArea=1'));
  const chips = within(await screen.findByRole('list', { name: 'Választott szűrők' }));
  fireEvent.click(chips.getByRole('button', { name: new RegExp(`^${ownArea}`) }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Választott szűrők' })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: ownArea }).checked).toBe(false);
});

it('begins with the professions and area of who has a published service', async () => {
  ownServices = [{ serviceID: 3, state: 'live' }];
  open('');
  await waitFor(() => expect(asked).toEqual(['ownArea=1']));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: ownArea });
  await waitFor(() => expect(box.checked).toBe(true));
  fireEvent.click(box);
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});

it('reads the filter for the professional’s professions and area from the address', async () => {
  open('?ownArea=1&address=Vác');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: ownArea });
  expect(box.checked).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({ ownArea: '1', address: 'Vác' });
});

it('keeps what is being typed when another filter is taken off', async () => {
  open('?ownArea=1');
  const place = await screen.findByLabelText('Település vagy terület');
  fireEvent.change(place, { target: { value: 'Vác' } });
  const chips = within(await screen.findByRole('list', { name: 'Választott szűrők' }));
  fireEvent.click(chips.getByRole('button', { name: new RegExp(`^${ownArea}`) }));
  await waitFor(() => expect(asked.at(-1)).toBe(`address=${encodeURIComponent('Vác')}`));
  expect(place).toHaveProperty('value', 'Vác');
});

// Shows CAL-10.
it('says beside a request for accommodation whether the host is free, and the host’s total', async () => {
  const stay = { accommodationID: 6, total: 86_400 };
  const ownStays = [
    { ...stay, accommodationName: 'Nádas', isFree: 1 as const },
    { ...stay, accommodationName: 'Parti ház', isFree: null },
    { ...stay, accommodationName: 'Tanya', isFree: 0 as const, total: null },
  ];
  vi.stubGlobal('fetch', async () => {
    const page = {
      data: [accommodationRequest({ ownStays })],
      total: 1,
      totalIsCapped: false,
      totalPages: 1,
    };
    return Response.json({ ok: true, message: '', ...page });
  });
  openPages({ '/lista': <AccommodationRequestSearchPage /> }, '/lista');
  const free = await screen.findByText('Szabad vagy ezeken a napokon');
  const readFact = (term: Element) => term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
  expect(readFact(free)).toBe('Nádas: 86 400 Ft');
  expect(readFact(screen.getByText('Végösszeg nálad'))).toBe('Parti ház: 86 400 Ft');
  expect(readFact(screen.getByText('Foglalt vagy ezeken a napokon'))).toBe('Tanya');
});

it('says how far a request is from the reader, and nothing where that is not known', async () => {
  const requests = [
    accommodationRequest({ distance: 12 }),
    accommodationRequest({ requestID: 42, distance: 0 }),
  ];
  vi.stubGlobal('fetch', async () => {
    const data = [...requests, accommodationRequest({ requestID: 43 })];
    return Response.json({ ok: true, message: '', data, total: 3, totalIsCapped: false, totalPages: 1 });
  });
  openPages({ '/lista': <AccommodationRequestSearchPage /> }, '/lista');
  const terms = await screen.findAllByText('Távolság');
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual(['12\u00a0km', 'a közeledben']);
});

it('marks the requests of the last day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T09:00:00Z'), toFake: ['Date'] });
  open('?ownArea=1');
  expect(await screen.findByText('Új')).toBeDefined();
  cleanup();
  vi.setSystemTime(new Date('2026-11-17T11:00:00Z'));
  open('?ownArea=1');
  await screen.findByRole('heading', { name: 'Burkoló, Vác' });
  expect(screen.queryByText('Új')).toBeNull();
  vi.useRealTimers();
});
