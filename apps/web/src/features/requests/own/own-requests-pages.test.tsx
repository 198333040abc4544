import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { accommodationRequest, ownServiceRequest, propertyRequest } from '../testing.ts';
import {
  OwnAccommodationRequestsPage,
  OwnPropertyRequestsPage,
  OwnServiceRequestsPage,
} from './own-requests-pages.tsx';

let rows: object[];
let requests: string[];

beforeEach(() => {
  rows = [];
  requests = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${address}`);
    if (method === 'DELETE') {
      rows = rows.slice(1);
      return Response.json({ ok: true, message: 'Az ajánlatkérést töröltük.' });
    }
    const isList = /-requests(\?|$)/.test(address);
    const page = {
      data: rows,
      total: rows.length,
      totalIsCapped: false,
      totalPages: Math.min(rows.length, 1),
    };
    return Response.json({ ok: true, message: '', ...(isList ? page : { data: [] }) });
  });
});

const openServices = (query = '') => openPages({ '/lista': <OwnServiceRequestsPage /> }, `/lista${query}`);
const getFact = (term: string) =>
  within(screen.getByText(term, { selector: 'dt' }).closest('div') as HTMLElement).getByRole('definition')
    .textContent;
const question = async () => within(await screen.findByRole('dialog'));

describe('the requester’s requests', () => {
  it('invite a requester without any to send one', async () => {
    openServices();
    expect(await screen.findByRole('heading', { name: 'Mire kérnél ajánlatot?' })).toBeDefined();
    const links = ['Szakembert keresek', 'Szállást keresek', 'Ingatlant keresek'].map((name) =>
      screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/ajanlatkero/szakember_ajanlatkeres',
      '/ajanlatkero/szallas_ajanlatkeres',
      '/ajanlatkero/ingatlan_ajanlatkeres',
    ]);
  });

  // Shows REQ-02.
  it('read their filters from the address', async () => {
    openServices('?serviceID=4&hasResponse=0&page=2');
    expect(await screen.findByText('Nincs ilyen ajánlatkérésed')).toBeDefined();
    const [first] = requests.filter((call) => call.startsWith('GET /api/service-requests'));
    const query = Object.fromEntries(new URLSearchParams(first?.split('?')[1]));
    expect(query).toEqual({ serviceID: '4', hasResponse: '0', page: '2' });
  });

  // Shows REQ-03.
  it('show the waiting time, the place and the offers of a service request', async () => {
    rows = [ownServiceRequest({ hasResponse: 1, responseCount: 3 })];
    openServices();
    expect(await screen.findByRole('heading', { name: 'Burkoló, Vác' })).toBeDefined();
    expect([getFact('Várakozási idő'), getFact('Válasz érkezett'), getFact('Helyszín')]).toEqual([
      '2\u00a0hét',
      'Igen, 3 ajánlat',
      '2600 Vác',
    ]);
    expect(screen.getByText('Elküldve: 2026. 11. 16.')).toBeDefined();
    const open = screen.getByRole('link', { name: 'Megnyitás: Burkoló, Vác' });
    expect(open.getAttribute('href')).toBe('/ajanlatkero/szakember_ajanlatkeres/31');
  });

  // Shows RAC-01.
  it('show the guests, the place and the dates of an accommodation request', async () => {
    rows = [accommodationRequest()];
    openPages({ '/': <OwnAccommodationRequestsPage /> }, '/');
    expect(await screen.findByRole('heading', { name: 'Siófok, Zamárdi' })).toBeDefined();
    expect([
      getFact('Érkezés és távozás').replace(/\s/g, ' '),
      getFact('Vendégek'),
      getFact('Ellátás'),
    ]).toEqual(['2027. 07. 12. – 2027. 07. 19.', '2 felnőtt, 2 gyerek', 'félpanzió']);
  });

  it('mark an accommodation request whose days have passed', async () => {
    rows = [accommodationRequest({ requestID: 1, isOver: 1, state: 'over' }), accommodationRequest()];
    openPages({ '/': <OwnAccommodationRequestsPage /> }, '/');
    expect(await screen.findAllByText('Elmúlt')).toHaveLength(1);
  });

  // Shows RRE-01.
  it('show the type, the price and the size of a property request', async () => {
    rows = [propertyRequest()];
    openPages({ '/': <OwnPropertyRequestsPage /> }, '/');
    expect(await screen.findByRole('heading', { name: 'Eladó lakás: Győr' })).toBeDefined();
    expect([getFact('Ár'), getFact('Alapterület'), getFact('Szobák száma')]).toEqual([
      '45–60 M Ft',
      '50–80 m²',
      '2–3 szoba',
    ]);
  });

  it('say that a rent is monthly', async () => {
    rows = [propertyRequest({ adType: 2, adTypeName: 'Kiadó', minPrice: 150, maxPrice: 200 })];
    openPages({ '/': <OwnPropertyRequestsPage /> }, '/');
    await screen.findByRole('heading', { name: 'Kiadó lakás: Győr' });
    expect(getFact('Bérleti díj')?.replaceAll('\u00a0', ' ')).toBe('150 000–200 000 Ft/hó');
  });
});

describe('deleting one of the user’s requests', () => {
  it("asks for confirmation, and shows the server's message", async () => {
    rows = [ownServiceRequest()];
    openServices();
    fireEvent.click(await screen.findByRole('button', { name: 'Törlés: Burkoló, Vác' }));
    const box = await question();
    expect(box.getByText('Törlöd ezt az ajánlatkérést: Burkoló, Vác?')).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Törlés' }));
    expect(await screen.findByText('Az ajánlatkérést töröltük.')).toBeDefined();
    expect(requests).toContain('DELETE /api/service-requests/31');
  });

  // Shows REQ-09.
  it('is refused once there is an answer, with a cancel button only', async () => {
    rows = [ownServiceRequest({ hasResponse: 1, responseCount: 1 })];
    openServices();
    fireEvent.click(await screen.findByRole('button', { name: 'Törlés: Burkoló, Vác' }));
    const box = await question();
    expect(box.getByText('Az ajánlatkérésre érkezett már válasz, így nem törölheted!')).toBeDefined();
    expect(box.queryByRole('button', { name: 'Törlés' })).toBeNull();
    fireEvent.click(box.getByRole('button', { name: 'Mégse' }));
    expect(requests.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  // Shows RRE-05.
  it('is always possible for a property request', async () => {
    rows = [propertyRequest()];
    openPages({ '/': <OwnPropertyRequestsPage /> }, '/');
    fireEvent.click(await screen.findByRole('button', { name: 'Törlés: Eladó lakás: Győr' }));
    fireEvent.click((await question()).getByRole('button', { name: 'Törlés' }));
    await waitFor(() => expect(requests).toContain('DELETE /api/real-estate-requests/51'));
  });
});
