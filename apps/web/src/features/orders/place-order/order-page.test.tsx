import type { PackageOnSale } from '@piacter/contracts/packages';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { OrderPage } from './order-page.tsx';
import { packageOnSale } from './testing.ts';

const pro = packageOnSale();
const kiemelt = packageOnSale({ packageID: 3, packageName: 'Kiemelt 30 nap', packageType: 2 });
const contacts = packageOnSale({ packageID: 8, packageName: 'Elérhetőségek 30 nap', packageType: 8 });

let onSale: PackageOnSale[];
let listings: { id: number; name: string }[];
let sent: unknown[];

beforeEach(() => {
  onSale = [pro, kiemelt, contacts];
  listings = [
    { id: 17, name: 'Nádas Vendégház' },
    { id: 18, name: 'Kilátó Apartman' },
  ];
  sent = [];
  const replies: Record<string, () => unknown> = {
    '/api/service-packages': () => onSale,
    '/api/service-order-listings': () => listings,
    '/api/package-days-left/8': () => ({ days: 4 }),
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)));
      return Response.json({ ok: true, message: '', insertID: 501 }, { status: 201 });
    }
    return Response.json({ ok: true, message: '', data: replies[address]?.() ?? [] });
  });
});
afterEach(() => act(() => answerMessage(false)));

function Payment() {
  const { pathname, search } = useLocation();
  return <p>{`fizetés: ${pathname}${search}`}</p>;
}

const open = (address: string) =>
  openPages(
    {
      '/szallasado/csomag-rendeles/:packageID': <OrderPage />,
      '/szallasado/paypal/:packageID/:orderID': <Payment />,
    },
    address,
  );

const value = async (label: string) => (await screen.findByLabelText<HTMLSelectElement>(label)).value;

describe('the page that orders a package', () => {
  it('prolongs the package of a user, and pays with the way back that it was given', async () => {
    open('/szallasado/csomag-rendeles/8?vissza=%2Fszallasado%2Fajanlatkeres%2F5');
    expect(await value('Csomag megrendelése')).toBe('8');
    expect(screen.queryByLabelText('Melyik hirdetésedre?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Vissza oda, ahonnan jöttél' }).getAttribute('href')).toBe(
      '/szallasado/ajanlatkeres/5',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Megrendelés' }));
    expect(await screen.findByText(/az új ez után indul/)).toBeTruthy();
    await act(async () => answerMessage(true));
    expect(
      await screen.findByText('fizetés: /szallasado/paypal/8/501?vissza=%2Fszallasado%2Fajanlatkeres%2F5'),
    ).toBeTruthy();
    expect(sent).toEqual([{ packageID: 8 }]);
  });

  it('asks which listing a package of a listing is for, and takes the one of the address', async () => {
    open('/szallasado/csomag-rendeles/6?hirdetes=18');
    expect(await value('Melyik hirdetésedre?')).toBe('18');
    expect(await value('Csomag megrendelése')).toBe('6');
    expect(screen.queryByRole('option', { name: /Kiemelt/ })).toBeNull();
  });

  it('offers no package before a listing is chosen, unless there is only one', async () => {
    open('/szallasado/csomag-rendeles/6');
    expect(await value('Melyik hirdetésedre?')).toBe('');
    expect(screen.queryByLabelText('Csomag megrendelése')).toBeNull();
    fireEvent.change(screen.getByLabelText('Melyik hirdetésedre?'), { target: { value: '17' } });
    expect(await value('Csomag megrendelése')).toBe('6');
  });

  it('tells listings of the same name apart', async () => {
    listings = [...listings, { id: 19, name: 'Kilátó Apartman' }];
    open('/szallasado/csomag-rendeles/6');
    await screen.findByLabelText('Melyik hirdetésedre?');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(1)).toEqual([
      'Nádas Vendégház',
      'Kilátó Apartman (azonosító: 18)',
      'Kilátó Apartman (azonosító: 19)',
    ]);
  });

  it('says what is missing without a published listing, and without the package', async () => {
    listings = [];
    open('/szallasado/csomag-rendeles/99');
    expect(await screen.findByText(/Ez a csomag most nem kapható/)).toBeTruthy();
    expect(screen.getByText(/közzétett hirdetés kell/)).toBeTruthy();
  });
});
