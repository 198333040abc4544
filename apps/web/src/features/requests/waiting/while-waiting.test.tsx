import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { EditPropertyRequestPage } from '../form/edit-property-request-page.tsx';
import { OwnAccommodationRequestPage } from '../form/own-accommodation-request-page.tsx';
import { OwnServiceRequestPage } from '../form/own-service-request-page.tsx';
import { serve } from '../form/testing.tsx';
import { accommodationRequest, propertyRequest, serviceRequest } from '../testing.ts';

/** Lets a search find so many. */
const find = (search: string, total: number) => {
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address.startsWith(search)
      ? Response.json({ ok: true, message: '', data: [], total, totalPages: 1 })
      : others(address, init),
  );
};

const title = 'Amíg választ kapsz';
const service = (changes: Parameters<typeof serviceRequest>[0], total = 0) => {
  serve({
    '/api/service-requests/31': serviceRequest(changes),
    '/api/request-searches/service/31': [{ query: 'serviceType=4&settlement=Vác' }],
  });
  find('/api/search-professionals', total);
  openPages({ '/:requestID': <OwnServiceRequestPage Offers={() => <p>ajánlatok</p>} /> }, '/31');
};

describe('a requester who waits for an answer', () => {
  beforeEach(() => sessionStorage.clear());

  it('of a professional reads how many see the request, and finds them and the form', async () => {
    service({ professionalCount: 3 }, 4);
    expect(await screen.findByRole('region', { name: title })).toBeDefined();
    expect(screen.getByText(/^Most 3 szakember vállal ilyen munkát a környéken/)).toBeDefined();
    const search = await screen.findByRole('link', { name: 'Szakemberek keresése' });
    expect(search.getAttribute('href')).toBe('/szakemberek?serviceType=4&settlement=V%C3%A1c');
    expect(screen.getByRole('link', { name: 'Átírva újra kiírom' }).getAttribute('href')).toBe(
      '/ajanlatkero/szakember_ajanlatkeres?ujra=31',
    );
  });

  it('of a professional reads that there is none, unless the search finds one', async () => {
    service({ professionalCount: 0 });
    expect(await screen.findByText(/^A Piactéren most egy szakember sem vállal/)).toBeDefined();
    cleanup();
    service({ professionalCount: 0 }, 1);
    expect(await screen.findByText('Nézd meg, ki vállalja, és írj neki te is!')).toBeDefined();
    expect(screen.queryByText(/szakember sem vállal/)).toBeNull();
  });

  it.each([
    ['has come', { hasResponse: 1, responseCount: 1 } as const],
    ['can come no more', { state: 'closed' } as const],
  ])('is left alone once an answer %s', async (_, changes) => {
    service(changes);
    await screen.findByText('ajánlatok');
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('of a host finds the accommodations of all places in one search, and reads their number', async () => {
    const queries = ['Siófok', 'Zamárdi'].map((place) => ({ query: `guests=4&settlement=${place}` }));
    serve({
      '/api/accommodation-requests/41': { ...accommodationRequest(), petNumbers: null, petDescription: null },
      '/api/request-searches/accommodation/41': queries,
    });
    find('/api/search-accommodations', 12);
    openPages({ '/:requestID': <OwnAccommodationRequestPage /> }, '/41');
    expect(await screen.findByText(/Most 12 szállás felel meg annak, amit kértél/)).toBeDefined();
    const search = screen.getByRole('link', { name: 'Szállások keresése' });
    expect(search.getAttribute('href')).toBe('/szallasok?guests=4&settlement=Si%C3%B3fok%2CZam%C3%A1rdi');
  });

  it('for a property is told where nothing fits, and changes the request below', async () => {
    const lists = { conditions: [2], buildTechnologies: [1], excludeFloorFrom: null, excludeFloorTo: null };
    serve({
      '/api/real-estate-request-by-ids/51': { ...propertyRequest(), ...lists },
      '/api/request-searches/property/51': [{ query: 'adType=1&settlement=Győr' }],
    });
    find('/api/search-real-estates', 0);
    openPages({ '/:requestID': <EditPropertyRequestPage /> }, '/51');
    expect(await screen.findByText(/^Most egy ingatlan sem felel meg mindennek/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mentés' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Átírva újra kiírom' })).toBeNull();
  });
});
