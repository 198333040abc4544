import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { OfferSection } from '../../offers/send/index.ts';
import { anonymousContact, serviceRequest } from '../testing.ts';
import { ServiceRequestPage } from './request-pages.tsx';

let request: object | undefined;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address === '/api/reports') {
      sent.push(JSON.parse(String(body)));
      return Response.json({ ok: true, message: 'Megnézzük.', insertID: 3 }, { status: 201 });
    }
    return request
      ? Response.json({ ok: true, message: '', data: request })
      : Response.json({ ok: false, code: 'not_found', message: 'Nincs ilyen.' }, { status: 404 });
  });
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

// Shows TRUST-04.
it('reports the request with a reason that fits one, without a captcha', async () => {
  request = serviceRequest(anonymousContact);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Bejelentem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajánlatkérés bejelentése' }));
  const reason = dialog.getByLabelText(/Mi a gond vele/);
  expect(within(reason).queryByRole('option', { name: /^Már eladták/ })).toBeNull();
  fireEvent.change(reason, { target: { value: 'fraud' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Bejelentés küldése' }));
  expect(await screen.findByText('Megnézzük.')).toBeDefined();
  expect(sent).toEqual([{ kind: 'service-request', id: 31, reason: 'fraud', text: '' }]);
  act(() => answerMessage(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
