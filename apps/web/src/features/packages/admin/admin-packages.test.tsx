import type { AdminPackage, PackagePrice } from '@piacter/contracts/packages';
import { adminPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { AdminPackagesPage } from './admin-packages-page.tsx';
import { EditPackagePage } from './edit-package-page.tsx';
import { describePrices, describeRemoval } from './package-prices.tsx';

const row: AdminPackage = {
  packageID: 3,
  packageName: 'PRO 30 nap',
  packageDesc: '',
  packageType: 4,
  quantity: 30,
  unitName: 'nap',
  baseUnit: 'nap',
  currentPrice: null,
  nextPrice: 4900,
  nextStartDate: '2026-11-23',
  isOrdered: 0,
  updated: '2026-11-22T10:00:00.000Z',
};
const toPrice = (price: number, startDate: string, state: PackagePrice['state']): PackagePrice => ({
  priceID: price,
  packageID: 3,
  price,
  startDate,
  state,
});
/** A first day to come, whenever the test runs. */
const nextMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const past = toPrice(1000, '2026-01-01', 'past');
const current = toPrice(2000, '2026-11-01', 'current');
const future = toPrice(3000, '2027-01-01', 'future');

let calls: string[];
let packages: AdminPackage[];
beforeEach(() => {
  sessionStorage.clear();
  calls = [];
  packages = [row];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push([method, address, body].filter(Boolean).join(' '));
    if (method !== 'GET') return Response.json({ ok: true, message: 'Kész.', insertID: 1 });
    if (address.startsWith('/api/service-package-prices'))
      return Response.json({ ok: true, message: '', data: [future, current, past] });
    const data = address.startsWith('/api/all') ? packages : row;
    return Response.json({ ok: true, message: '', data });
  });
});
afterEach(() => act(() => answerMessage(false)));

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const openEditor = () => openPages({ [adminPaths.package()]: <EditPackagePage /> }, adminPaths.package(3));

describe("the admin's list of packages", () => {
  // Shows ADM-01.
  it('says what is for sale and from when, and deletes after a question', async () => {
    openPages({ [adminPaths.packages]: <AdminPackagesPage /> }, adminPaths.packages);
    const line = await screen.findByRole('row', { name: /PRO 30 nap/ });
    expect(plain(line.textContent)).toContain('nem vehető meg');
    expect(plain(line.textContent)).toContain('4 900 Ft, kezdőnap: 2026. 11. 23.');
    await press('Törlés: PRO 30 nap');
    expect(await screen.findByText('Biztosan törlöd ezt a csomagot: PRO 30 nap?')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await press('Törlés');
    await waitFor(() => expect(calls).toContain('DELETE /api/service-packages/3'));
  });

  it('explains that an ordered package stays', async () => {
    packages = [{ ...row, isOrdered: 1 }];
    openPages({ [adminPaths.packages]: <AdminPackagesPage /> }, adminPaths.packages);
    await press('Törlés: PRO 30 nap');
    expect(await screen.findByText(/^Már megrendelték/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
  });
});

describe('the editor of a package', () => {
  // Shows ADM-02.
  it('has its type fixed, and adds and deletes prices', async () => {
    openEditor();
    expect((await screen.findByLabelText<HTMLSelectElement>(/^Típus/)).disabled).toBe(true);
    const newPrice = within(screen.getByRole('form', { name: 'Új ár' }));
    fireEvent.change(newPrice.getByLabelText(/^Ár/), { target: { value: '5900' } });
    fireEvent.change(newPrice.getByLabelText(/^Kezdőnap/), { target: { value: nextMonth } });
    await press('Ár hozzáadása');
    const sent = JSON.stringify({ packageID: 3, startDate: nextMonth, price: 5900 });
    await waitFor(() => expect(calls).toContain(`POST /api/service-package-prices ${sent}`));
    await press(/^Törlés: 2\s000\sFt/);
    expect(plain((await screen.findByText(/Azonnal az előző ár lesz érvényes/)).textContent)).toContain(
      '1 000 Ft',
    );
    await press('Törlés');
    await waitFor(() => expect(calls).toContain('DELETE /api/service-package-prices/2000'));
  });

  it.each([
    [[], ['Nincs ára, ezért most nem lehet megvenni.']],
    [
      [future],
      [
        'Most még nem lehet megvenni, mert nincs ma érvényes ára.',
        'Következő ár: 3 000 Ft, kezdőnap: 2027. 01. 01.',
      ],
    ],
    [[current, past], ['Most ennyiért lehet megvenni: 2 000 Ft.']],
  ])('says what its prices mean today (%#)', (prices, lines) => {
    expect(describePrices(prices).map(plain)).toEqual(lines);
  });

  const addPrice = async (price: string, startDate: string) => {
    openEditor();
    const row = within(await screen.findByRole('form', { name: 'Új ár' }));
    const field = row.getByLabelText(/^Ár/);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: price } });
    fireEvent.blur(field);
    fireEvent.change(row.getByLabelText(/^Kezdőnap/), { target: { value: startDate } });
    await press('Ár hozzáadása');
    return within(await screen.findByRole('dialog'));
  };
  const added = () => calls.filter((call) => call.startsWith('POST /api/service-package-prices'));

  it.each(['0', 'abc', '-5'])('asks before a package is free, as %j makes it', async (price) => {
    const box = await addPrice(price, nextMonth);
    expect(box.getByText('0 Ft-ért, vagyis ingyen lesz megrendelhető a csomag.')).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Átírom' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(added()).toEqual([]);
    await press('Ár hozzáadása');
    await press('Jó így');
    await waitFor(() => expect(added()).toHaveLength(1));
  });

  it('asks before a price whose first day has passed', async () => {
    const box = await addPrice('5900', '2020-01-01');
    expect(box.getByText(/^Ez a kezdőnap már elmúlt: 2020/)).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Átírom' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(added()).toEqual([]);
  });

  it('takes no number of days below the one that is stored', async () => {
    openEditor();
    const days = await screen.findByLabelText<HTMLInputElement>(/^Hány napig tart/);
    fireEvent.focus(days);
    fireEvent.change(days, { target: { value: '0' } });
    fireEvent.blur(days);
    expect(days.value).toBe('1');
    expect(screen.queryByText(/Legalább 1/)).toBeNull();
  });

  it('says what deleting a price changes', () => {
    expect(describeRemoval(past, [future, current, past])).toMatch(/a mostani nem változik/);
    expect(describeRemoval(future, [future, current])).toMatch(/nem lép életbe/);
    expect(describeRemoval(current, [future, current])).toMatch(/azonnal nem lehet megvenni/);
  });
});
