import type { OwnAccommodationCard } from '@piacter/contracts/accommodations';
import type { OwnOrder } from '@piacter/contracts/orders';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { purchase } from '../../orders/own-orders/testing.ts';
import { packageOnSale } from '../../orders/place-order/testing.ts';
import { OwnAccommodationsPage } from './own-accommodations-page.tsx';

const house: OwnAccommodationCard = {
  accommodationID: 17,
  accommodationUrl: 'nadas-vendeghaz-17',
  accommodationName: 'Nádas Vendégház',
  accommodationTypeID: 2,
  accommodationTypeName: 'apartman',
  mealPlanID: 3,
  mealPlanName: 'reggeli',
  mainImg: null,
  imageCount: 12,
  countryName: 'Magyarország',
  countyRegion: 'Veszprém vármegye',
  settlement: 'Badacsonytomaj',
  capacity: 6,
  roomCount: 3,
  pricePerPerson: 12_500,
  petAllowed: 1,
  petCostPerNight: null,
  countryID: 1,
  ntakNumber: null,
  packageType: 2,
  created: '2026-11-14T10:00:00.000Z',
  updated: '2026-11-14T10:00:00.000Z',
  disableAddress: 1,
  promotedUntil: '2126-12-03T23:00:00.000Z',
  hiddenReason: null,
  state: 'live',
  nextStates: ['live', 'paused', 'reserved', 'closed'],
  expiresAt: null,
};
let own: OwnAccommodationCard[];
let unpaid: OwnOrder[];
let requests: string[];

beforeEach(() => {
  own = [house];
  unpaid = [];
  requests = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`);
    if (method === 'DELETE') own = [];
    const replies: Record<string, unknown> = {
      '/api/accommodations-by-user': own,
      '/api/service-packages': [packageOnSale()],
      '/api/service-orders-by-host?paymentState=unpaid': unpaid,
    };
    const data = replies[address] ?? [];
    return Response.json({ ok: true, message: method === 'DELETE' ? 'A szállást töröltük.' : '', data });
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = () => openPages({ '/': <OwnAccommodationsPage /> }, '/');
const getLinkAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

// Shows HOST-01.
it('shows one of the user’s accommodations with its package and its links', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Szállások' })).toBeDefined();
  expect(await screen.findByText('Kiemelt csomag')).toBeDefined();
  expect(screen.getByText('12 / 20 kép.')).toBeDefined();
  expect(getLinkAddress('Nádas Vendégház')).toBe('/szallas/nadas-vendeghaz-17');
  expect(getLinkAddress('Szerkesztés: Nádas Vendégház')).toBe('/szallasado/szallas_letrehozasa/17');
  expect(getLinkAddress('Új szállás')).toBe('/szallasado/szallas_letrehozasa');
  expect(getLinkAddress('Mire jó a kiemelés?')).toBe('/szolgaltatas-csomagok');
  expect(requests).toContain('GET /api/service-orders-by-accommodation/17');
});

it('says on the card of one that its order waits for the payment, and leads there and back', async () => {
  unpaid = [
    purchase({ isActive: 0, paymentState: 'unpaid', realEstateID: null, accommodationID: 17 }),
    purchase({ orderID: 502, isActive: 0, paymentState: 'unpaid', realEstateID: null, accommodationID: 18 }),
  ];
  open();
  const links = await screen.findAllByRole('link', { name: /^Kifizetem: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/szallasado/paypal/6/501?vissza=%2F']);
});

it('deletes one after a confirmation', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Törlés: Nádas Vendégház' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Törlés' }));
  expect(await screen.findByText('A szállást töröltük.')).toBeDefined();
  expect(await screen.findByText('Még nincs szállásod')).toBeDefined();
  expect(requests).toContain('DELETE /api/accommodations/17');
});
