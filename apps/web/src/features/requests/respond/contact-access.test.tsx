import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { packageOnSale } from '../../orders/place-order/testing.ts';
import { accommodationRequest, anonymousContact, hostAnswer, serviceRequest } from '../testing.ts';
import { AccommodationRequestPage } from './request-pages.tsx';

const { contactVisible, ...contact } = serviceRequest();

let request: object;
let days: number;
let sent: { address: string; body: unknown }[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T11:00:00Z'), toFake: ['Date'] });
  sessionStorage.clear();
  request = { ...contact, ...accommodationRequest(), contactVisible, isOwn: 0, hasOwnContact: 0 };
  days = 18;
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push({ address, body: JSON.parse(String(body)) });
      request = { ...request, hasResponse: 1, hasOwnContact: 1 };
      return Response.json({ ok: true, message: 'Elküldtük az ajánlatkérőnek, hogy jelentkeztél!' });
    }
    const replies: Record<string, unknown> = {
      '/api/accommodation-requests/41': request,
      '/api/accommodation-requests/41/contact': sent.map(({ body }) => ({
        ...hostAnswer(),
        ...(body as object),
        contact: null,
      })),
      '/api/package-days-left/8': { days },
      '/api/service-packages-by-type/8': [
        packageOnSale({ packageID: 9, packageName: 'Kapcsolati adatok 30 nap', packageType: 8 }),
      ],
    };
    return Response.json({ ok: true, message: '', data: replies[address] });
  });
});

const open = () => openPages({ '/keres/:requestID': <AccommodationRequestPage /> }, '/keres/41');

// Shows GATE-02, GATE-03.
it('covers dashes with the packages that unlock the contact data, and gives the reason', async () => {
  request = { ...request, ...anonymousContact };
  open();
  expect(
    await screen.findByText(
      'Sajnos nem férhetsz hozzá a kapcsolati adatokhoz, mert nem rendelkezel megfelelő csomaggal.',
    ),
  ).toBeDefined();
  expect(await screen.findByRole('option', { name: /^Kapcsolati adatok 30 nap/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Jelentkezem' })).toBeNull();
});

it.each([
  [18, 'A csomagod még 18 napig érvényes, 2026. 12. 10-ig. Meghosszabbítom'],
  [0, 'A csomagod ma éjfélig érvényes. Meghosszabbítom'],
])('shows how long a package with %i days left gives access', async (left, sentence) => {
  days = left;
  open();
  expect((await screen.findByText(/^A csomagod/)).textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
});

// Shows RAC-07.
it("sends a host's answer once", async () => {
  open();
  const form = within(await screen.findByRole('form', { name: 'Jelentkezés az ajánlatkérésre' }));
  fireEvent.click(form.getByRole('button', { name: 'Jelentkezem' }));
  expect(await screen.findByText(/^Írj pár szót az ajánlatkérőnek/)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(form.getByLabelText(/^Üzenet/), { target: { value: 'Van szabad szobánk.' } });
  fireEvent.click(form.getByRole('button', { name: 'Jelentkezem' }));
  expect(await screen.findByText('Elküldtük az ajánlatkérőnek, hogy jelentkeztél!')).toBeDefined();
  expect(sent).toEqual([
    { address: '/api/accommodation-requests/41/contact', body: { message: 'Van szabad szobánk.' } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(screen.getByText(/^Erre az ajánlatkérésre már jelentkeztél/)).toBeDefined();
  expect(await screen.findByText('Van szabad szobánk.')).toBeDefined();
  expect(screen.getByRole('link', { name: /Parti ház/ }).getAttribute('href')).toBe('/szallas/parti-haz-7');
});

it.each([true, false])(
  'offers neither an answer nor a package once the days have passed (contact data shown: %s)',
  async (isVisible) => {
    request = { ...request, ...(!isVisible && anonymousContact), isOver: 1, state: 'over' };
    open();
    expect(await screen.findByText(/^A kért időszak elmúlt/)).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByText(/nem rendelkezel megfelelő csomaggal/)).toBeNull();
    expect(screen.queryByRole('link', { name: '+36 30 123 4567' }) !== null).toBe(isVisible);
  },
);
