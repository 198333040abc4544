import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { anonymousContact, serviceRequest } from '../testing.ts';
import { ServiceRequestPage } from './request-pages.tsx';

let request: object | undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    request
      ? Response.json({ ok: true, message: '', data: request })
      : Response.json({ ok: false, code: 'not_found', message: 'Nincs ilyen.' }, { status: 404 }),
  );
});

const open = () => openPages({ '/keres/:requestID': <ServiceRequestPage /> }, '/keres/31');
const readFact = (term: string) =>
  within(screen.getByText(term, { selector: 'dt' }).closest('div') as HTMLElement).getByRole('definition')
    .textContent;
const contactTerms = ['Név', 'Mobiltelefon', 'Vezetékes telefon', 'E-mail-cím'];

it('shows the contact data and the exact address to readers with access', async () => {
  request = serviceRequest({ isOwn: 0 });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Burkoló, Vác' })).toBeDefined();
  expect(readFact('Helyszín')).toBe('2600 Vác, Zichy Hippolyt utca 8.');
  expect(contactTerms.map(readFact)).toEqual([
    'Tóth Gergely',
    '+36 30 123 4567',
    '–',
    'toth.gergely@pelda.test',
  ]);
  const call = screen.getByRole('link', { name: '+36 30 123 4567' });
  expect(call.getAttribute('href')).toBe('tel:+36301234567');
});

// Shows GATE-02.
it('shows dashes to the others', async () => {
  request = serviceRequest(anonymousContact);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Burkoló, Vác' })).toBeDefined();
  expect(readFact('Helyszín')).toBe('2600 Vác');
  expect(contactTerms.map(readFact)).toEqual(['–', '–', '–', '–']);
});

it('shows the not-found page for a request that cannot be loaded', async () => {
  request = undefined;
  open();
  expect(await screen.findByText('A keresett oldal nem található!')).toBeDefined();
});
