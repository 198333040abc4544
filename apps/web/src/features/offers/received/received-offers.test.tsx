import type { Offer } from '@piacter/contracts/offers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { ReceivedOffers } from './received-offers.tsx';

const offer = (changes: Partial<Offer> = {}): Offer => ({
  responseID: 5,
  requestID: 31,
  description: 'Két emberrel három nap.',
  responseTime: 6,
  timeUnit: 'nap',
  price: 265_000,
  priceUnit: 'teljes összeg',
  accepted: 'nem érkezett válasz',
  created: '2026-11-17T10:00:00.000Z',
  seenAt: null,
  firmID: 9,
  isFirm: 1,
  firmName: 'Varga Burkolás Kft.',
  firmType: 2,
  firmTypeName: 'korlátolt felelősségű társaság',
  firstName: 'Béla',
  lastName: 'Varga',
  serviceUrls: [
    { serviceUrl: 'hidegburkolas-12', title: 'Hidegburkolás Vácon', isOfProfession: 1 },
    { serviceUrl: 'festes-13', title: 'Festés Vácon', isOfProfession: 0 },
  ],
  contact: null,
  ...changes,
});

let offers: Offer[];
let refusal: string | undefined;
let accepted: string[];
const refresh = vi.fn(async () => undefined);

beforeEach(() => {
  offers = [
    offer(),
    offer({ responseID: 6, isFirm: 0, firmName: null, firstName: 'Zsolt', lastName: 'Horváth' }),
  ];
  refusal = undefined;
  accepted = [];
  refresh.mockClear();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ ok: true, message: '', data: offers });
    accepted.push(`${method} ${address}`);
    if (refusal !== undefined)
      return Response.json({ ok: false, code: 'already_accepted', message: refusal }, { status: 409 });
    offers = offers.map((one) => ({
      ...one,
      accepted: address.endsWith(`/${one.responseID}`) ? 'elfogadva' : 'elutasítva',
    }));
    return Response.json({ ok: true, message: 'Elfogadtad az ajánlatot.' });
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = (hasAcceptedOffer = false) =>
  openPages(
    {
      '/': (
        <ReceivedOffers request={{ requestID: 31, hasAcceptedOffer, state: 'open' }} onAccepted={refresh} />
      ),
    },
    '/',
  );
const acceptFirm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Elfogadom az ajánlatot: Varga Burkolás Kft.' }));
  return within(await screen.findByRole('dialog'));
};

// Shows OFF-08.
it('shows price, unit, time, the professional and the area of their services', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Varga Burkolás Kft.' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Horváth Zsolt' })).toBeDefined();
  expect(screen.getByText('korlátolt felelősségű társaság')).toBeDefined();
  expect(screen.getAllByText(/265\s000\sFt/)).toHaveLength(2);
  expect(screen.getAllByText('6 nap')).toHaveLength(2);
  const [link] = screen.getAllByRole('link', { name: 'Hidegburkolás Vácon' });
  expect(link?.getAttribute('href')).toBe('/szolgaltatas/hidegburkolas-12');
  // Not what was asked for.
  expect(screen.queryByRole('link', { name: 'Festés Vácon' })).toBeNull();
});

// Shows REQ-08.
it('accepts an offer after the documented confirmation, and then offers no further acceptance', async () => {
  open();
  const box = await acceptFirm();
  expect(
    box.getByText('Biztosan el akarod fogadni a következő felhasználó ajánlatját: Varga Burkolás Kft.?'),
  ).toBeDefined();
  expect(box.getByText('Ezt később már nem módosíthatod!')).toBeDefined();
  fireEvent.click(box.getByRole('button', { name: 'Elfogadom' }));
  expect(await screen.findByText('elfogadva')).toBeDefined();
  expect(screen.getByText('elutasítva')).toBeDefined();
  expect(accepted).toEqual(['PATCH /api/accept-service-offer/5']);
  expect(screen.queryByRole('button', { name: /^Elfogadom/ })).toBeNull();
  expect(screen.getByText('Elfogadtad az ajánlatot.')).toBeDefined();
  expect(refresh).toHaveBeenCalled();
});

it('shows how to reach the professional whose offer was accepted, and what to do now', async () => {
  const contact = {
    contactPerson: 'Varga Béla',
    mobile: '+36 20 111 2222',
    tel: null,
    contactEmail: 'varga@pelda.test',
  };
  offers = [offer({ accepted: 'elfogadva', contact }), offer({ responseID: 6, accepted: 'elutasítva' })];
  open(true);
  const deal = within(await screen.findByRole('region', { name: 'Megállapodás: Varga Burkolás Kft.' }));
  expect(deal.getByRole('link', { name: '+36 20 111 2222' }).getAttribute('href')).toBe('tel:+36201112222');
  expect(deal.getByRole('link', { name: 'varga@pelda.test' }).getAttribute('href')).toBe(
    'mailto:varga@pelda.test',
  );
  expect(deal.queryByText('–')).toBeNull();
  expect(deal.getAllByRole('listitem')).toHaveLength(3);
});

it('reports that another offer was accepted in the meantime', async () => {
  refusal = 'Már elfogadtál egy ajánlatot!';
  open();
  fireEvent.click((await acceptFirm()).getByRole('button', { name: 'Elfogadom' }));
  expect(await screen.findByText('Már elfogadtál egy ajánlatot!')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it('puts the cheaper first where that is chosen, among prices for the same', async () => {
  offers = [
    offer({ responseID: 5, firmName: 'Drága Kft.', price: 300_000 }),
    offer({ responseID: 6, firmName: 'Órás Kft.', price: 9_000, priceUnit: 'óradíj' }),
    offer({ responseID: 7, firmName: 'Olcsó Kft.', price: 200_000 }),
  ];
  open();
  await screen.findByRole('heading', { name: 'Drága Kft.' });
  const getNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(getNames()).toEqual(['Drága Kft.', 'Órás Kft.', 'Olcsó Kft.']);
  fireEvent.change(screen.getByLabelText('Rendezés'), { target: { value: 'price' } });
  expect(getNames().indexOf('Olcsó Kft.')).toBe(getNames().indexOf('Drága Kft.') - 1);
});

// Shows REQ-06.
it('has no button once an offer of the request was accepted', async () => {
  open(true);
  expect(await screen.findByRole('heading', { name: 'Horváth Zsolt' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Elfogadom/ })).toBeNull();
});

it('announces a mail while there are no offers', async () => {
  offers = [];
  open();
  expect(
    await screen.findByText('Még nem érkezett ajánlat. Amint jön egy, e-mailben is szólunk.'),
  ).toBeDefined();
});
