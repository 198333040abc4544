import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCookieStatus } from '../../../ui/cookie/cookie-status.ts';
import { seenListings, useSeenRecord } from '../../listings/seen/index.ts';
import { RecentlySeen } from './index.ts';

const card = (serviceID: number) => ({
  serviceID,
  serviceUrl: `munka-${serviceID}`,
  title: `Munka ${serviceID}`,
  serviceTypeName: 'burkoló',
  shortText: '',
  mainImg: null,
  imageCount: 0,
  coverage: [],
  moreCoverage: 0,
  callOutFee: null,
  openUntil: null,
  phone: '+36 30 123 4567',
  settlement: 'Győr',
  price: null,
  packageType: 0,
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ok: true,
      message: '',
      data: { property: [], accommodation: [], service: [card(1), card(2)] },
    }),
  );
});
afterEach(() => act(() => seenListings.write([])));

function Seen({ id }: { id: number }) {
  useSeenRecord({ kind: 'service', id });
  return null;
}
const open = (element: React.ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </SWRConfig>,
  );

// Shows KEEP-05.
it('shows what was seen in this browser, the last first, until it is emptied', async () => {
  for (const id of [2, 9, 1, 2]) open(<Seen id={id} />).unmount();
  expect(seenListings.read().map(({ id }) => id)).toEqual([2, 1, 9]);
  open(<RecentlySeen />);
  // The third one is not published any more.
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Munka 2', 'Munka 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Lista ürítése' }));
  expect(screen.queryByRole('heading', { name: 'Nemrég láttad' })).toBeNull();
  expect(localStorage.getItem('recentlySeen')).toBeNull();
});

it('remembers the last eight, and nothing for who declined', () => {
  for (let id = 1; id < 11; id += 1) open(<Seen id={id} />).unmount();
  expect(seenListings.read().map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  setCookieStatus(0);
  open(<Seen id={50} />).unmount();
  expect(seenListings.read()[0]?.id).toBe(10);
});
