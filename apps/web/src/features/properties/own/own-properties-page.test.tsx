import type { OwnPropertyCard } from '@piacter/contracts/properties';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { OwnPropertiesPage } from './own-properties-page.tsx';

const now = new Date('2026-11-21T11:00:00Z');
const property: OwnPropertyCard = {
  realEstateID: 12,
  adType: 2,
  adTypeName: 'Kiadó',
  houseType: 2,
  houseTypeName: 'lakás',
  mainImg: null,
  imageCount: 18,
  countryName: 'Magyarország',
  postalCode: '4031',
  settlement: 'Debrecen',
  countyRegion: 'Hajdú-Bihar',
  advertiserType: null,
  streetName: 'Vincellér utca',
  buildTechnology: null,
  buildTechnologyName: null,
  floorArea: 52,
  energyClass: null,
  energyClassName: null,
  siteArea: null,
  roomNumber: 2,
  halfRoomNumber: null,
  floorNumber: '3',
  priceDrop: null,
  price: 185,
  packageType: 4,
  created: '2026-11-14T10:00:00.000Z',
  updated: '2026-11-14T10:00:00.000Z',
  disableAddress: 0,
  promotedUntil: '2026-12-03T23:00:00.000Z',
  hiddenReason: null,
  state: 'live',
  nextStates: ['live', 'paused', 'reserved', 'closed'],
  expiresAt: null,
};
const order = {
  orderID: 1,
  packageType: 4,
  isActive: 1,
  validFrom: '2026-11-03T10:00:00.000Z',
  validTo: property.promotedUntil,
};
let own: OwnPropertyCard[];
let orders: object[];
let removal: Response;
let moves: string[];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  own = [property];
  orders = [order];
  removal = Response.json({ ok: true, message: 'A hirdetést töröltük.' });
  moves = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') {
      moves.push(`${address} ${body}`);
      own = [{ ...property, state: 'paused', nextStates: ['live', 'closed'] }];
      const data = { state: 'paused', nextStates: ['live', 'closed'] };
      return Response.json({ ok: true, message: 'A hirdetésed szünetel.', data });
    }
    if (method === 'DELETE') {
      if (removal.ok) own = [];
      return removal;
    }
    if (address === '/api/service-packages') return Response.json({ ok: true, message: '', data: [] });
    const data = address.startsWith('/api/service-orders') ? orders : own;
    return Response.json({ ok: true, message: '', data });
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = () => openPages({ '/': <OwnPropertiesPage /> }, '/');
const remove = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Törlés: Debrecen, Vincellér utca' }));
  return within(await screen.findByRole('dialog'));
};

describe("the owner's list of ads", () => {
  it('marks a hidden one, says why and what to do, and offers no package for it', async () => {
    own = [{ ...property, hiddenReason: 'Hamis ár.' }];
    open();
    expect(await screen.findByText('Elrejtve')).toBeDefined();
    expect(await screen.findByText(/Indoklás: Hamis ár\./)).toBeDefined();
    expect(screen.getByText(/Javítsd ki, amit kifogásoltunk/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /csomag|Kiemelem/ })).toBeNull();
  });
  it('promotes several at once, and leads to the month of each', async () => {
    own = [property, { ...property, realEstateID: 13, streetName: 'Simonyi út' }];
    open();
    for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: 'Kiemelem (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 hirdetéshez rendelsz csomagot.')).toBeDefined();
    const month = screen.getByRole('link', { name: 'Havi összesítő: Debrecen, Simonyi út', hidden: true });
    expect(month.getAttribute('href')).toBe('/ingatlan_tulajdonos/havi-lap/13');
  });

  it('says of a draft when it was begun, not that it was posted', async () => {
    own = [{ ...property, state: 'draft', nextStates: ['live'] }];
    open();
    expect(await screen.findByText('Elkezdve: 2026. 11. 14.')).toBeDefined();
    expect(screen.queryByText(/^Feladva/)).toBeNull();
  });

  it('shows the days left of PRO, its last day and its usage', async () => {
    open();
    expect(await screen.findByText(/még 12 nap/)).toBeDefined();
    expect(screen.getByText('2026. 12. 03-ig. 18 / 20 kép.')).toBeDefined();
    expect(screen.getByRole('img', { name: '12 nap van hátra, összesen 30' })).toBeDefined();
  });

  it('shows the package queued behind the one in force', async () => {
    const queued = { ...order, orderID: 2, validFrom: order.validTo, validTo: '2027-01-02T23:00:00.000Z' };
    orders = [queued, order, { ...queued, orderID: 3, isActive: 0 }];
    open();
    expect(await screen.findByText(/még 12 nap/)).toBeDefined();
    expect(
      screen.getByText('2026. 12. 03-ig. Utána újabb indul, 2027. 01. 02-ig. 18 / 20 kép.'),
    ).toBeDefined();
  });

  // Shows LIFE-01.
  it('says the state, and changes it after saying what happens to the package', async () => {
    open();
    expect(await screen.findByText('Élő')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Megújítom/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Szüneteltetem: Debrecen, Vincellér utca' }));
    const box = within(await screen.findByRole('dialog'));
    expect(
      box.getByText(/A csomag napjai közben is telnek\. (PRO|Kiemelt) csomag, még \d+ nap\./),
    ).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Szüneteltetem' }));
    expect(await screen.findByText('A hirdetésed szünetel.')).toBeDefined();
    expect(await screen.findByText('Szünetel')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Kiadtam: Debrecen, Vincellér utca' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Meghosszabbítom/ })).toBeNull();
    expect(moves).toEqual(['/api/listings/property/12/status {"status":"paused"}']);
  });

  it('names what is lost before it is deleted, and pauses it instead', async () => {
    open();
    const box = await remove();
    expect(box.getByText('PRO csomag, még 12 nap: elvész.')).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Inkább szüneteltetem' }));
    expect(await screen.findByText('A hirdetésed szünetel.')).toBeDefined();
    expect(moves).toEqual(['/api/listings/property/12/status {"status":"paused"}']);
    expect(own).toHaveLength(1);
  });

  it('offers no pause where nothing is paid any more', async () => {
    orders = [{ ...order, isActive: 0 }];
    open();
    const box = await remove();
    expect(box.queryByText(/elvész/)).toBeNull();
    expect(box.queryByRole('button', { name: 'Inkább szüneteltetem' })).toBeNull();
    expect(box.getByText(/Nem lehet visszavonni\./)).toBeDefined();
  });

  it('offers renewing once it is about to expire', async () => {
    own = [{ ...property, expiresAt: '2026-11-28T11:00:00.000Z' }];
    open();
    expect(await screen.findByText(/Ha nem újítod meg, 2026\. 11\. 28/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Megújítom/ })).toBeDefined();
  });

  // Shows OWN-01, WID-11.
  it('deletes an ad after a confirmation', async () => {
    open();
    const box = await remove();
    fireEvent.click(box.getByRole('button', { name: 'Törlés' }));
    expect(await screen.findByText('A hirdetést töröltük.')).toBeDefined();
    expect(await screen.findByText('Még nincs hirdetésed')).toBeDefined();
    // The button that had the focus is gone.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('A hirdetést töröltük.'));
  });

  it("keeps the ad at 'Mégse'", async () => {
    open();
    const box = await remove();
    fireEvent.click(box.getByRole('button', { name: 'Mégse' }));
    expect(own).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Debrecen, Vincellér utca' })).toBeDefined();
  });

  // Shows ERR-03.
  it('shows the documented message when the response to a deletion is unreadable', async () => {
    removal = new Response('<html>', { status: 502 });
    open();
    const box = await remove();
    fireEvent.click(box.getByRole('button', { name: 'Törlés' }));
    expect(await screen.findByText('Váratlan hiba történt!')).toBeDefined();
  });
});
