import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { ReceivedOffers } from '../../offers/received/index.ts';
import { OfferSection } from '../../offers/send/index.ts';
import { AdminRequestPage } from '../admin/request-page.tsx';
import { EditPropertyRequestPage } from '../form/edit-property-request-page.tsx';
import { OwnServiceRequestPage } from '../form/own-service-request-page.tsx';
import { PropertyRequestPage, ServiceRequestPage } from '../respond/request-pages.tsx';
import { anonymousContact, propertyRequest, serviceRequest } from '../testing.ts';
import { RequestRenewalPage } from './request-renewal-page.tsx';

let replies: Record<string, unknown>;
let sent: string[];

beforeEach(() => {
  replies = {};
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push([method, address, body].filter(Boolean).join(' '));
      return Response.json({ ok: true, message: 'Kész.' });
    }
    return Response.json({ ok: true, message: '', data: replies[address.split('?')[0] ?? ''] ?? [] });
  });
});

const property = {
  ...propertyRequest(),
  updated: '2026-11-16T10:00:00.000Z',
  excludeFloorFrom: null,
  excludeFloorTo: null,
};

describe('the requester of an open request', () => {
  it('closes it after a question that says what happens', async () => {
    replies['/api/service-requests/31'] = serviceRequest();
    openPages({ '/keres/:requestID': <OwnServiceRequestPage Offers={ReceivedOffers} /> }, '/keres/31');
    const button = await screen.findByRole('button', { name: 'Lezárom, már nem aktuális' });
    expect(screen.getByText('nov. 26-ig')).toBeDefined();
    fireEvent.click(button);
    const box = within(await screen.findByRole('dialog'));
    expect(box.getByText('Lezárod ezt az ajánlatkérést: Burkoló, Vác?')).toBeDefined();
    expect(box.getByText(/Akik már küldtek ajánlatot, azoknak e-mailben megírjuk/)).toBeDefined();
    replies['/api/service-requests/31'] = serviceRequest({ state: 'closed' });
    fireEvent.click(box.getByRole('button', { name: 'Lezárom' }));
    expect(await screen.findByText(/^Lezártad, új ajánlat már nem érkezik rá.*írd ki újra/)).toBeDefined();
    expect(sent).toEqual(['POST /api/requests/service/31/closure']);
    expect(screen.queryByRole('button', { name: 'Lezárom, már nem aktuális' })).toBeNull();
    expect(screen.queryByText('nov. 26-ig')).toBeNull();
    expect(screen.getByRole('link', { name: 'Újra kiírom' }).getAttribute('href')).toBe(
      '/ajanlatkero/szakember_ajanlatkeres?ujra=31',
    );
  });

  it.each(['open', 'hidden'] as const)('is not offered to send one again that is %s', async (state) => {
    replies['/api/service-requests/31'] = serviceRequest({ state });
    openPages({ '/keres/:requestID': <OwnServiceRequestPage Offers={ReceivedOffers} /> }, '/keres/31');
    await screen.findByText('Fürdőszoba teljes burkolása.');
    expect(screen.queryByRole('link', { name: 'Újra kiírom' })).toBeNull();
  });

  it('looks at the pictures of an ended one, which are not changed any more', async () => {
    const images = [{ imageID: 4, imagePath: '/files/a.webp' }];
    replies['/api/service-requests/31'] = serviceRequest({ state: 'accepted', images });
    openPages({ '/keres/:requestID': <OwnServiceRequestPage Offers={ReceivedOffers} /> }, '/keres/31');
    expect(await screen.findByRole('link', { name: /kép/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Kép hozzáadása|Törlés/ })).toBeNull();
  });

  it('reads why an admin has hidden it', async () => {
    const hiddenReason = 'Telefonszám van a leírásában.';
    replies['/api/service-requests/31'] = serviceRequest({ state: 'hidden', hiddenReason });
    openPages({ '/keres/:requestID': <OwnServiceRequestPage Offers={ReceivedOffers} /> }, '/keres/31');
    expect(await screen.findByText(/Indoklás: Telefonszám van a leírásában\./)).toBeDefined();
  });
});

describe('the requester of a property', () => {
  const open = (changes: object) => {
    replies['/api/real-estate-request-by-ids/51'] = {
      ...property,
      conditions: [],
      buildTechnologies: [],
      ...changes,
    };
    openPages({ '/keres/:requestID': <EditPropertyRequestPage /> }, '/keres/51');
  };

  it('starts a request again that has ended, at a click', async () => {
    open({ state: 'over' });
    fireEvent.click(await screen.findByRole('button', { name: 'Újraindítom' }));
    expect(await screen.findByText('Kész.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Újra kiírom' })).toBeNull();
    expect(sent).toEqual(['POST /api/real-estate-requests/51/renewal']);
  });

  it('reads a closed request, which is not edited any more', async () => {
    open({ state: 'closed' });
    expect(await screen.findByText(/^Lezártad, az ingatlantulajdonosok/)).toBeDefined();
    expect(screen.getByText('Világos lakást keresünk.', { selector: 'p' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mentés' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Újra kiírom' }).getAttribute('href')).toBe(
      '/ajanlatkero/ingatlan_ajanlatkeres?ujra=51',
    );
  });

  it('keeps it going by the link of the mail, at the button only', async () => {
    openPages({ '/hosszabbitas': <RequestRenewalPage /> }, '/hosszabbitas?key=kulcs');
    const button = await screen.findByRole('button', { name: 'Meghosszabbítom' });
    expect(sent).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByText('Kész.')).toBeDefined();
    expect(sent).toEqual(['POST /api/request-renewals {"key":"kulcs"}']);
  });
});

describe('those who may answer', () => {
  it.each([
    ['over', /^Ez az ajánlatkérés lejárt/],
    ['closed', /^Az ajánlatkérő lezárta/],
  ] as const)('are sold nothing for a request that is %s', async (state, words) => {
    replies['/api/service-requests/31'] = serviceRequest({ ...anonymousContact, state });
    replies['/api/has-pacage-by-package-type/7'] = { availableQuantity: 0, count: 0 };
    replies['/api/service-request-responses/31/NaN'] = null;
    openPages({ '/keres/:requestID': <ServiceRequestPage Offer={OfferSection} /> }, '/keres/31');
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/Rendelj/)).toBeNull();
    replies['/api/real-estate-requests/51'] = {
      ...property,
      ...serviceRequest(anonymousContact),
      ...propertyRequest({ state }),
      conditions: [],
      buildTechnologies: [],
    };
    openPages({ '/ingatlan/:requestID': <PropertyRequestPage /> }, '/ingatlan/51');
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.queryByText(/Rendelj/)).toBeNull();
  });
});

it('the admin opens a request and hides it with a reason', async () => {
  replies['/api/service-requests/31'] = serviceRequest();
  openPages({ '/admin/:kind/:requestID': <AdminRequestPage /> }, '/admin/service/31');
  expect(await screen.findByText('Állapota: nyitott.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ajánlatkérés elrejtése' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Az elrejtés oka/), { target: { value: 'Átverés.' } });
  replies['/api/service-requests/31'] = serviceRequest({ state: 'hidden', hiddenReason: 'Átverés.' });
  fireEvent.click(dialog.getByRole('button', { name: 'Ajánlatkérés elrejtése' }));
  expect(await screen.findByText(/Indoklás: Átverés\./)).toBeDefined();
  expect(sent).toEqual(['PATCH /api/requests/service/31/visibility {"isHidden":1,"reason":"Átverés."}']);
});
