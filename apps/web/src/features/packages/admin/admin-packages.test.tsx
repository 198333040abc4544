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
    fireEvent.change(newPrice.getByLabelText(/^Kezdőnap/), { target: { value: '2027-02-01' } });
    await press('Ár hozzáadása');
    const sent = JSON.stringify({ packageID: 3, startDate: '2027-02-01', price: 5900 });
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

  it('says what deleting a price changes', () => {
    expect(describeRemoval(past, [future, current, past])).toMatch(/a mostani nem változik/);
    expect(describeRemoval(future, [future, current])).toMatch(/nem lép életbe/);
    expect(describeRemoval(current, [future, current])).toMatch(/azonnal nem lehet megvenni/);
  });
});
