import { dayMs } from '@piacter/contracts/core/days';
import { ownerPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { OwnPropertiesPage } from './own-properties-page.tsx';

afterEach(() => answerMessage(false));

const base = {
  adType: 1,
  adTypeName: 'Eladó',
  houseTypeName: 'lakás',
  price: 1,
  packageType: 0,
  imageCount: 0,
};
const next = { live: ['live', 'paused', 'reserved', 'closed'], paused: ['live', 'closed'], draft: ['live'] };
const property = (realEstateID: number, settlement: string, state: keyof typeof next) => ({
  ...base,
  ...{ realEstateID, settlement, streetName: null, mainImg: null, state, nextStates: next[state] },
  ...{ hiddenReason: null, expiresAt: null, disableAddress: 0, created: '2026-11-14T10:00:00.000Z' },
});

// Shows LIFE-05.
it('acts on the selected listings that allow it, and says what was not possible', async () => {
  const ads = [property(1, 'Győr', 'live'), property(2, 'Eger', 'paused'), property(3, 'Pécs', 'live')];
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET')
      return Response.json({ ok: true, message: '', data: address.includes('by-user') ? ads : [] });
    sent.push(`${method} ${address} ${body ?? ''}`);
    return address.includes('/3/')
      ? Response.json({ ok: false, code: 'conflict', message: 'Nem.' }, { status: 409 })
      : Response.json({ ok: true, message: '', data: {} });
  });
  openPages({ '/': <OwnPropertiesPage />, [ownerPaths.listing()]: <h1>Szerkesztés</h1> }, '/');
  expect(await screen.findByText('2 hirdetésed van fent. 1 most nem látszik.')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'A kijelölt hirdetések' })).toBeNull();
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  const bar = within(screen.getByRole('group', { name: 'A kijelölt hirdetések' }));
  expect(bar.getByText('3 kijelölve')).toBeDefined();
  expect(bar.getByRole('button', { name: 'Újraindítom (1)' })).toBeDefined();
  fireEvent.click(bar.getByRole('button', { name: 'Szüneteltetem (2)' }));
  expect(await screen.findByText('2 hirdetés')).toBeDefined();
  answerMessage(true);
  expect(
    await screen.findByText('Kész: 1 hirdetés. Nem sikerült: 1 hirdetés. Nézd át a listát!'),
  ).toBeDefined();
  expect(sent).toEqual([
    'PATCH /api/listings/property/1/status {"status":"paused"}',
    'PATCH /api/listings/property/3/status {"status":"paused"}',
  ]);
});

it('publishes drafts apart, and takes back what can be taken back', async () => {
  const ads = [property(1, 'Győr', 'live'), property(2, 'Eger', 'live'), property(3, 'Pécs', 'draft')];
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push(`${address.replace('/api/listings/property/', '')} ${body ?? ''}`);
    return Response.json({ ok: true, message: '', data: address.includes('by-user') ? ads : [] });
  });
  openPages({ '/': <OwnPropertiesPage /> }, '/');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  expect(screen.queryByRole('button', { name: /^Újraindítom/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Közzéteszem (1)' })).toBeDefined();
  press('Szüneteltetem (2)');
  await screen.findByText('2 hirdetés');
  answerMessage(true);
  expect(await screen.findByText('2 hirdetést szüneteltettünk.')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'A kijelölt hirdetések' })).toBeNull();
  sent.length = 0;
  await waitFor(() => press('Visszavonom'));
  expect(await screen.findByText('Visszavontuk, 2 hirdetés olyan, mint előtte.')).toBeDefined();
  expect(sent).toEqual(['1/status {"status":"live"}', '2/status {"status":"live"}']);
  // A draft that is published stays so.
  fireEvent.click(screen.getAllByRole('checkbox')[2] ?? document.body);
  press('Közzéteszem (1)');
  await screen.findByText('1 hirdetés');
  answerMessage(true);
  expect(await screen.findByText('1 hirdetést közzétettünk.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Visszavonom' })).toBeNull();
});

it('lists what is deleted together and what is paid for it, which cannot be undone', async () => {
  const ads = [property(1, 'Győr', 'live'), { ...property(2, 'Eger', 'live'), packageType: 4 }];
  const validTo = new Date(Date.now() + 57.5 * dayMs).toISOString();
  const order = { orderID: 1, packageType: 4, isActive: 1, validFrom: '2026-11-03T10:00:00.000Z', validTo };
  vi.stubGlobal('fetch', async (address: string) => {
    const isOrder = address.includes('service-orders-by');
    return Response.json({
      ok: true,
      message: '',
      data: isOrder ? [order] : address.includes('by-user') ? ads : [],
    });
  });
  openPages({ '/': <OwnPropertiesPage /> }, '/');
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Törlés (2)' }));
  const box = within(await screen.findByRole('dialog'));
  expect(box.getByText(/^– PRO csomag, még 5[78] nap: elvész\.$/)).toBeDefined();
  expect(box.getByText('Győr')).toBeDefined();
  expect(box.getByText(/Nem lehet visszavonni\./)).toBeDefined();
  expect(box.getByRole('button', { name: 'Törlés (2)' })).toBeDefined();
});

it('copies a listing once into a draft, also by a double tap, and opens its form', async () => {
  let copies = 0;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST') {
      copies += 1;
      return Response.json({ ok: true, message: 'Elkészült a másolat.', insertID: 9 }, { status: 201 });
    }
    if (address.endsWith('/user-profile')) return Response.json({ ok: true, message: '', data: null });
    const data = address.includes('by-user') ? [property(1, 'Győr', 'live')] : [];
    return Response.json({ ok: true, message: '', data });
  });
  openPages({ '/': <OwnPropertiesPage />, [ownerPaths.listing()]: <h1>Szerkesztés</h1> }, '/');
  const copy = await screen.findByRole('button', { name: 'Másolat készítése: Győr' });
  fireEvent.click(copy);
  fireEvent.click(copy);
  expect(await screen.findByRole('heading', { name: 'Szerkesztés' })).toBeDefined();
  expect(await screen.findByText('Elkészült a másolat.')).toBeDefined();
  expect(copies).toBe(1);
});

it('asks whoever is nameless who they are before a listing is copied', async () => {
  let profile: object = { isFirm: 0, mobile: '+36 30 123 4567' };
  let isProfileKnown = false;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(`${method} ${address}`);
    if (method === 'PUT') profile = { ...profile, ...JSON.parse(String(body)) };
    if (method === 'POST')
      return Response.json({ ok: true, message: 'Elkészült a másolat.', insertID: 9 }, { status: 201 });
    isProfileKnown ||= address.endsWith('/user-profile');
    const data = address.includes('by-user') ? [property(1, 'Győr', 'live')] : [];
    return Response.json({
      ok: true,
      message: '',
      data: address.endsWith('/user-profile') ? profile : data,
    });
  });
  openPages({ '/': <OwnPropertiesPage />, [ownerPaths.listing()]: <h1>Szerkesztés</h1> }, '/');
  const copy = () => screen.getAllByRole('button', { name: 'Másolat készítése: Győr' });
  await screen.findByRole('button', { name: 'Másolat készítése: Győr' });
  await waitFor(() => expect(isProfileKnown).toBe(true));
  await act(async () => {});
  fireEvent.click(copy()[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Előbb mutatkozz be!' });
  fireEvent.change(screen.getByLabelText(/^Vezetéknév/), { target: { value: 'Tóth' } });
  fireEvent.change(screen.getByLabelText(/^Keresztnév/), { target: { value: 'Éva' } });
  fireEvent.click(copy()[0] ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Szerkesztés' })).toBeDefined();
  expect(sent).toEqual(['PUT /api/user-profile', 'POST /api/listings/property/1/copy']);
});
