import { ownerPaths } from '@piacter/contracts/site/paths';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../listings/testing.tsx';
import { ListingMonthPage } from './listing-month-page.tsx';

const listing = {
  id: 7,
  title: 'Eladó lakás, Győr',
  ownReference: 'BF-1',
  price: 45_000_000,
  priceSuffix: '',
  state: 'live',
  nextStates: [],
  packageType: 0,
  isHidden: 0,
  mainImg: null,
  imageCount: 0,
  address: '9021 Győr, Fő utca 1.',
  views: 312,
  contacts: 8,
  hearts: 3,
  daysLeft: 41,
  publicPath: '/ingatlan/7',
  created: '2026-09-10T10:00:00.000Z',
};
const november = {
  ...{ listing, month: '2026-11', from: '2026-11-01', to: '2026-11-21', newHearts: 1 },
  totals: { views: 312, contacts: 8, messages: 2 },
  previous: { views: 156, contacts: 8, messages: 0 },
};
const october = { ...november, month: '2026-10', totals: { views: 40, contacts: 1, messages: 0 } };

let replies: Record<string, object | undefined>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), toFake: ['Date'] });
  replies = {
    '/api/own-listings/property/7/month': november,
    '/api/own-listings/property/7/month?month=2026-10': october,
    '/api/price-comparison/7': { place: 'Győr', unitPrice: 818_000, median: 790_000, sampleSize: 34 },
    '/api/price-history/7': [
      { price: 48_000, since: '2026-09-10T10:00:00.000Z' },
      { price: 45_000, since: '2026-11-02T10:00:00.000Z' },
    ],
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const data = replies[address];
    if (!data) return Response.json({ ok: false, code: 'not_found', message: 'Nincs.' }, { status: 404 });
    return Response.json({ ok: true, message: '', data });
  });
});
afterEach(() => void vi.useRealTimers());

const open = (id = '7') =>
  openPages({ [ownerPaths.month()]: <ListingMonthPage kind="property" /> }, ownerPaths.month(id));

// Shows LIFE-10.
describe('the monthly page of a listing', () => {
  it('has figures, hearts, prices and the median, to be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Havi összesítő, 2026. november' }),
    ).toBeDefined();
    expect(screen.getByText('9021 Győr, Fő utca 1. · Eladó lakás, Győr')).toBeDefined();
    expect(screen.getByText('312')).toBeDefined();
    expect(screen.getByText('+100%').parentElement?.textContent).toContain('ugyanennyi napjához képest');
    expect(screen.getByText('BF-1')).toBeDefined();
    expect(await screen.findByText('A középső ár, 34 hasonló hirdetésből')).toBeDefined();
    expect(screen.getByText(/^790\s000\sFt\/m²$/)).toBeDefined();
    expect(screen.getByText(/^48\s000\s000\sFt$/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Nyomtatás' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is sent as a mail with its figures and the address of the listing', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Küldés e-mailben' });
    const mail = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(mail).toContain('mailto:?subject=9021 Győr, Fő utca 1.: 2026. november&body=');
    for (const line of ['Megtekintés: 312', 'Kattintás az elérhetőségre: 8', 'Üzenet: 2', '/ingatlan/7'])
      expect(mail).toContain(line);
  });

  it('has the months since the listing was published', async () => {
    open();
    const months = await screen.findByRole('combobox', { name: 'Hónap' });
    expect([...months.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '2026. november (eddig)',
      '2026. október',
      '2026. szeptember',
    ]);
    fireEvent.change(months, { target: { value: '2026-10' } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Havi összesítő, 2026. október' }),
    ).toBeDefined();
    expect(screen.getByText('40')).toBeDefined();
    expect(screen.getByText('−74%').parentElement?.textContent).toContain('az előző hónaphoz képest');
  });

  it('does without prices where there are none to compare', async () => {
    replies['/api/price-comparison/7'] = undefined;
    replies['/api/price-history/7'] = undefined;
    open();
    expect(await screen.findByText('312')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Az ár' })).toBeNull();
  });

  it.each(['8', 'x'])('is not found for the listing %s', async (id) => {
    open(id);
    expect(await screen.findByText('A keresett oldal nem található!')).toBeDefined();
  });
});
