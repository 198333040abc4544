import type { PropertyRequestRecord } from '@piacter/contracts/requests';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { fillIn, openPages } from '../../listings/testing.tsx';
import { propertyRequest } from '../testing.ts';
import { EditPropertyRequestPage } from './edit-property-request-page.tsx';
import { serve } from './testing.tsx';

const stored: PropertyRequestRecord = {
  ...propertyRequest(),
  updated: '2026-11-16T10:00:00.000Z',
  excludeFloorFrom: null,
  excludeFloorTo: null,
  conditions: [1],
  buildTechnologies: [2],
};

const open = async () => {
  const changes = serve({ '/api/real-estate-request-by-ids/51': stored });
  openPages({ '/keres/:requestID': <EditPropertyRequestPage /> }, '/keres/51');
  await screen.findByRole('checkbox', { name: 'Tégla' });
  return changes;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => answerMessage(false)));

// Shows RRE-04.
it('adds and removes conditions and building technologies on the server at once', async () => {
  const changes = await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Felújítandó' }));
  await waitFor(() =>
    expect(changes).toEqual([
      { method: 'POST', address: '/api/real-estate-conditions', body: { conditionID: 2, requestID: 51 } },
    ]),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Panel' }));
  await waitFor(() =>
    expect(changes.slice(1)).toEqual([
      { method: 'DELETE', address: '/api/real-estate-build-technologies/2/51' },
    ]),
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Felújítandó' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Panel' }).checked).toBe(false);
  expect(screen.getByText('Minden módosítás mentve.')).toBeDefined();
});

it('saves the other fields with the current lists', async () => {
  const changes = await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tégla' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  fillIn('maxPrice', '70');
  fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(changes[1]).toMatchObject({
    method: 'PUT',
    address: '/api/real-estate-requests/51',
    body: { maxPrice: 70_000, conditions: [1], buildTechnologies: [2, 1], regions: ['Győr'] },
  });
});

it('shows the request as it was saved, in its head and in what fits it', async () => {
  const replies: Record<string, unknown> = {
    '/api/real-estate-request-by-ids/51': stored,
    '/api/request-searches/property/51': [{ query: 'adType=1&settlement=Győr' }],
  };
  serve(replies);
  openPages({ '/keres/:requestID': <EditPropertyRequestPage /> }, '/keres/51');
  await screen.findByRole('heading', { level: 1, name: /Győr/ });
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  await waitFor(() => expect(links().join()).toContain(encodeURIComponent('Győr')));
  replies['/api/real-estate-request-by-ids/51'] = { ...stored, regions: ['Pécs'] };
  replies['/api/request-searches/property/51'] = [{ query: 'adType=1&settlement=Pécs' }];
  fillIn('maxPrice', '70');
  fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
  await screen.findByRole('heading', { level: 1, name: /Pécs/ });
  await waitFor(() => expect(links().join()).toContain(encodeURIComponent('Pécs')));
  expect(links().join()).not.toContain(encodeURIComponent('Győr'));
});

it('asks before contact data is put into its text', async () => {
  const changes = await open();
  fillIn('description', 'Csak Győrben. Írj: vevo@pelda.hu');
  fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
  const box = within(await screen.findByRole('dialog', { name: 'Ezt mindenki látja' }));
  expect(changes).toEqual([]);
  fireEvent.click(box.getByRole('button', { name: 'Így küldöm el' }));
  await waitFor(() => expect(changes).toHaveLength(1));
});
