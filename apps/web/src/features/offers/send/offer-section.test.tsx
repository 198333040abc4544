import type { Offer } from '@piacter/contracts/offers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { clearSession, saveToken } from '../../../lib/session.ts';
import { openPages } from '../../listings/testing.tsx';
import { packageOnSale } from '../../orders/place-order/testing.ts';
import { anonymousContact, serviceRequest } from '../../requests/testing.ts';
import { OfferSection } from './offer-section.tsx';

const sentOffer: Offer = {
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
  isFirm: 0,
  firmName: null,
  firmType: null,
  firmTypeName: null,
  firstName: 'Béla',
  lastName: 'Varga',
  serviceUrls: [],
  contact: null,
};

let own: Offer | null;
let quota: { availableQuantity: number; count: number };
let sent: unknown[];
let refusal: { code: string; message: string } | undefined;
const refresh = vi.fn(async () => undefined);

beforeEach(() => {
  sessionStorage.clear();
  saveToken(`h.${btoa(JSON.stringify({ path: 'szakember', sub: '9' }))}.s`);
  own = null;
  quota = { availableQuantity: 10, count: 7 };
  sent = [];
  refusal = undefined;
  refresh.mockClear();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)));
      if (refusal) {
        quota = { availableQuantity: 10, count: 10 };
        return Response.json({ ok: false, ...refusal }, { status: 409 });
      }
      own = sentOffer;
      return Response.json({ ok: true, message: 'Az ajánlatodat elküldtük!', insertID: 5 }, { status: 201 });
    }
    const replies: Record<string, unknown> = {
      '/api/service-request-responses/31/9': own,
      '/api/user-profile': { lastName: 'Varga', mobile: '+36 30 123 4567' },
      '/api/has-pacage-by-package-type/7': quota,
      '/api/service-packages-by-type/7': [
        packageOnSale({ packageID: 8, packageName: 'Ajánlat küldése 10 db', packageType: 7 }),
      ],
    };
    const reply = { ok: true, message: address.includes('has-pacage') ? true : '', data: replies[address] };
    return Response.json(reply);
  });
});
afterEach(() => {
  act(() => answerMessage(false));
  clearSession();
});

const open = (changes: Parameters<typeof serviceRequest>[0] = {}) =>
  openPages(
    {
      '/': <OfferSection request={serviceRequest({ ...anonymousContact, ...changes })} onChange={refresh} />,
    },
    '/',
  );
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sendOffer = async () => {
  expect(await screen.findByText('Még 3 ajánlatot küldhetsz. A csomagjaidban összesen: 10.')).toBeDefined();
  fill(/^Leírás/, 'Két emberrel három nap.');
  fill(/^Ár/, '265000');
  fireEvent.click(screen.getByRole('button', { name: 'Elküldöm az ajánlatot' }));
  const box = within(await screen.findByRole('dialog'));
  expect(
    box.getByText('Ha elküldöd az ajánlatot, azon már nem tudsz módosítani! Biztos el akarod küldeni?'),
  ).toBeDefined();
  expect(
    box.getByText(/^265\s000\sFt \(teljes összeg\), 1\snapon belül\. Ezzel egy .* még 2 marad\.$/),
  ).toBeDefined();
  fireEvent.click(box.getByRole('button', { name: 'Elküldöm' }));
};

// Shows OFF-02, OFF-03.
it('sends an offer after the warning, then shows it', async () => {
  open();
  await sendOffer();
  expect(await screen.findByText('Az ajánlatodat elküldtük!')).toBeDefined();
  expect(sent).toEqual([
    {
      requestID: 31,
      description: 'Két emberrel három nap.',
      responseTime: 1,
      timeUnit: 'nap',
      price: 265_000,
      priceUnit: 'teljes összeg',
    },
  ]);
  expect(await screen.findByText('nem érkezett válasz')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Elküldöm az ajánlatot' })).toBeNull();
  expect(refresh).toHaveBeenCalled();
});

it.each(['sok', '0'])('asks before an offer is free, as %j makes it', async (price) => {
  open();
  await screen.findByText(/^Még 3 ajánlatot/);
  fill(/^Leírás/, 'Két emberrel három nap.');
  const field = screen.getByLabelText(/^Ár/);
  fireEvent.focus(field);
  fill(/^Ár/, price);
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Elküldöm az ajánlatot' }));
  const box = within(await screen.findByRole('dialog'));
  expect(box.getByText('0 Ft-ot írtál, vagyis ingyen vállalod a munkát.')).toBeDefined();
  fireEvent.click(box.getByRole('button', { name: 'Átírom' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

it('says how much time can be offered, and what became of more', async () => {
  open();
  expect(await screen.findByText(/^Legfeljebb 6\snap$/)).toBeDefined();
  const field = screen.getByLabelText(/^Mennyi időn belül tudod/);
  fireEvent.focus(field);
  fill(/^Mennyi időn belül tudod/, '10');
  fireEvent.blur(field);
  expect(screen.getAllByText('1 és 6 közötti szám lehet, ezért 6 lett.').length).toBeGreaterThan(0);
});

it('shows the missing fields and sends nothing', async () => {
  open();
  await screen.findByText(/^Még 3 ajánlatot/);
  fireEvent.click(screen.getByRole('button', { name: 'Elküldöm az ajánlatot' }));
  await waitFor(() => expect(screen.getAllByText('Ezt a mezőt ki kell töltened!')).toHaveLength(2));
  expect(sent).toEqual([]);
});

// Shows OFF-05.
it.each([
  [
    { availableQuantity: 0, count: 0 },
    "Még nem vásároltál 'Ajánlat küldése' csomagot, hogy ajánlatot küldj az ajánlatkérőknek!",
  ],
  [
    { availableQuantity: 10, count: 10 },
    'Maximálisan 10 ajánlatot küldhetsz! Ha többet szeretnél, vásárolj újabb csomagot!',
  ],
])('offers a package when none is left: %o', async (left, sentence) => {
  quota = left;
  open();
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(await screen.findByRole('option', { name: /^Ajánlat küldése 10 db/ })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Leírás/ })).toBeNull();
});

it('offers a package when the last offer was used in another tab', async () => {
  refusal = { code: 'quota_exceeded', message: 'Maximálisan 10 ajánlatot küldhetsz!' };
  open();
  await sendOffer();
  expect(await screen.findByText('Maximálisan 10 ajánlatot küldhetsz!')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText(/Ha többet szeretnél/)).toBeDefined();
});

// Shows OFF-04.
it('has no form once an offer of the request was accepted', async () => {
  open({ hasAcceptedOffer: true });
  expect(
    await screen.findByText('Erre az ajánlatkérésre már elfogadtak egy ajánlatot, újat nem lehet küldeni.'),
  ).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

// Shows OFF-07.
it.each([
  ['elfogadva', /elfogadta az ajánlatodat/],
  ['elutasítva', /másik ajánlatot fogadott el/],
] as const)('shows the outcome of the professional’s offer: %s', async (accepted, sentence) => {
  own = { ...sentOffer, accepted };
  open({ hasAcceptedOffer: true });
  expect(await screen.findByText(accepted)).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
});

// Shows WID-14.
it('limits the duration by its unit, and resets it to 1 with another unit', async () => {
  open();
  await screen.findByText(/^Még 3 ajánlatot/);
  const count = () => screen.getByLabelText<HTMLInputElement>(/^Mennyi időn belül tudod/).value;
  const more = screen.getByRole('button', { name: /^Több/ });
  for (let press = 0; press < 9; press += 1) fireEvent.click(more);
  expect(count()).toBe('6');
  fireEvent.change(screen.getByLabelText('Mértékegység'), { target: { value: 'hét' } });
  expect(count()).toBe('1');
  for (let press = 0; press < 12; press += 1) fireEvent.click(more);
  expect(count()).toBe('10');
});

it('says when the requester saw it, once they did', async () => {
  own = { ...sentOffer, seenAt: '2026-11-18T10:00:00.000Z' };
  open();
  const term = await screen.findByText('Az ajánlatkérő látta');
  expect(term.nextElementSibling?.textContent).toBe('2026.\u00a011.\u00a018.');
});
