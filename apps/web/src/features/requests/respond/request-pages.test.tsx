import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { OfferSection } from '../../offers/send/index.ts';
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

const open = () =>
  openPages({ '/keres/:requestID': <ServiceRequestPage Offer={OfferSection} /> }, '/keres/31');
const readFact = (term: string) =>
  within(screen.getByText(term, { selector: 'dt' }).closest('div') as HTMLElement).getByRole('definition')
    .textContent;
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const contactTerms = ['Név', 'Mobiltelefon', 'Vezetékes telefon', 'E-mail-cím'];

it('shows the contact data and the exact address to readers with access', async () => {
  request = serviceRequest({ isOwn: 0 });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Burkoló, Vác' })).toBeDefined();
  expect(readFact('Helyszín')).toBe('2600 Vác, Zichy Hippolyt utca 8.');
  expect(terms().filter((term) => contactTerms.includes(term ?? ''))).toEqual([
    'Név',
    'Mobiltelefon',
    'E-mail-cím',
  ]);
  expect(readFact('Név')).toBe('Tóth Gergely');
  const next = screen.getByRole('heading', { name: 'Mi történik most?' }).parentElement as HTMLElement;
  expect(within(next).getAllByRole('listitem')).toHaveLength(3);
  const write = screen.getByRole('link', { name: 'toth.gergely@pelda.test' });
  expect(write.getAttribute('href')).toBe('mailto:toth.gergely@pelda.test');
  const call = screen.getByRole('link', { name: '+36 30 123 4567' });
  expect(call.getAttribute('href')).toBe('tel:+36301234567');
});

it('says to the others when they will see the contact data, and nothing once another offer was accepted', async () => {
  request = serviceRequest(anonymousContact);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Burkoló, Vác' })).toBeDefined();
  expect(readFact('Helyszín')).toBe('2600 Vác');
  expect(screen.getByText(/^Az ajánlatkérő elérhetőségét akkor látod/)).toBeDefined();
  expect(terms().filter((term) => contactTerms.includes(term ?? ''))).toEqual([]);
  cleanup();
  request = serviceRequest({ ...anonymousContact, hasAcceptedOffer: true });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Kapcsolat' })).toBeNull();
});

it('shows the not-found page for a request that cannot be loaded', async () => {
  request = undefined;
  open();
  expect(await screen.findByText('A keresett oldal nem található!')).toBeDefined();
});
