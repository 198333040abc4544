import type { ListingKind } from '@piacter/contracts/listings/values';
import type { AdvertiserStatistics } from '@piacter/contracts/statistics';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { purchase } from '../../orders/own-orders/testing.ts';
import { AdvertiserOverviewPage } from './advertiser-overview-page.tsx';

const statistics: AdvertiserStatistics = {
  from: '2026-11-16',
  to: '2026-11-22',
  unit: 'day',
  bins: [
    {
      from: '2026-11-16',
      to: '2026-11-16',
      isPartial: 0,
      events: { views: 84, contacts: 6, messages: 2 },
    },
  ],
  totals: { views: 84, contacts: 6, messages: 2 },
  previous: { views: 42, contacts: 6, messages: 0 },
  listings: [{ id: 31, name: 'Nádas Vendégház', events: { views: 84, contacts: 6, messages: 2 } }],
  totalListings: 1,
  hiddenListings: 0,
  promotions: [
    {
      orderID: 4,
      packageName: 'PRO 30 nap',
      listingID: 31,
      listingName: 'Nádas Vendégház',
      from: '2026-11-06',
      before: { days: 10, views: 45, contacts: 1, messages: 0 },
      during: { days: 10, views: 120, contacts: 5, messages: 2 },
    },
  ],
  packages: [
    {
      orderID: 4,
      packageID: 6,
      listingID: null,
      packageName: 'PRO 30 nap',
      listingName: 'Nádas Vendégház',
      isQueued: 0,
      daysLeft: 13,
      piecesLeft: null,
    },
    {
      orderID: 5,
      packageID: 6,
      listingID: null,
      packageName: 'Ajánlatküldés 10 db',
      listingName: null,
      isQueued: 0,
      daysLeft: null,
      piecesLeft: 4,
    },
  ],
  county: 'Heves vármegye',
};
const request = {
  requestID: 8,
  created: '2026-11-20T10:00:00.000Z',
  description: 'x',
  settlements: ['Eger'],
  startDate: '2027-07-10',
  endDate: '2027-07-14',
  mealPlanName: 'önellátás',
  adultPeople: 2,
  childrenUnder6: 0,
  children7to13: 0,
  children14Plus: 0,
  hasPets: 0,
  hasResponse: null,
};

const replies: Record<string, object> = {};
const answer = vi.fn(async (url: string) => {
  const data = Object.entries(replies).find(([start]) => url.startsWith(start))?.[1];
  return Response.json({ ok: true, message: '', ...data });
});
beforeEach(() => {
  answer.mockClear();
  replies['/api/statistics/advertiser'] = { data: statistics };
  replies['/api/search-accommodation-requests'] = {
    data: [request, { ...request, requestID: 9, settlements: ['Gyöngyös'], hasResponse: 1 }],
    total: 2,
    totalPages: 1,
    totalIsCapped: false,
  };
  replies['/api/service-orders-by-'] = { data: [], totalPages: 0 };
  replies['/api/search-service-requests'] = { data: [], total: 0, totalPages: 0, totalIsCapped: false };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const open = async (kind: ListingKind, expected: string) => {
  const router = createMemoryRouter([{ path: '*', element: <AdvertiserOverviewPage kind={kind} /> }]);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByText(expected);
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe("an advertiser's first screen", () => {
  it('shows the listings with their events, and links each', async () => {
    await open('accommodation', 'Hirdetésenként');
    expect(hrefOf('Nádas Vendégház')).toBe('/szallasado/havi-lap/31');
    expect(screen.getByText('84 megtekintés')).toBeTruthy();
    expect(screen.getByText('+100%')).toBeTruthy();
  });

  it('says of which days its figures are', async () => {
    await open('accommodation', 'Hirdetésenként');
    for (const title of ['Hirdetésenként', 'Hirdetéseid látogatottsága'])
      expect(screen.getByRole('region', { name: title }).textContent).toMatch(
        /2026\.\s11\.\s16\.\s–\s2026\.\s11\.\s22\./,
      );
    expect(screen.getByRole('button', { name: '30 nap' })).toBeTruthy();
  });

  it('compares a promotion with the days before it, by day', async () => {
    await open('accommodation', 'Mit hozott a kiemelés?');
    expect(screen.getByText('4,5/nap')).toBeTruthy();
    expect(screen.getByText('12/nap')).toBeTruthy();
  });

  it('shows the packages with the days and pieces left', async () => {
    await open('accommodation', 'Csomagjaid');
    expect(screen.getByText('még 13 nap')).toBeTruthy();
    expect(screen.getByText('még 4 db')).toBeTruthy();
  });

  it('leads back to the payment of an order whose window was closed, and to where it is deleted', async () => {
    const unpaid = purchase({ isActive: 0, paymentState: 'unpaid', listingName: 'Nádas Vendégház' });
    const gone = { ...unpaid, orderID: 502, packageName: 'Kiemelt 30 nap', listingName: null };
    replies['/api/service-orders-by-'] = { data: [unpaid, gone], totalPages: 1 };
    await open('accommodation', 'Csomagjaid');
    const pay = await screen.findByRole('link', { name: 'Kifizetem: PRO 30 nap, Nádas Vendégház' });
    expect(pay.getAttribute('href')).toMatch(/^\/szallasado\/paypal\/6\/501/);
    expect(pay.parentElement?.textContent).toMatch(
      /Fizetésre vár: PRO 30 nap, Nádas Vendégház, 9\s990\sFt\./,
    );
    expect(screen.queryByText(/Kiemelt 30 nap/)).toBeNull();
  });

  it('lists unanswered requests in the county, with the search behind them', async () => {
    await open('accommodation', 'Eger');
    expect(screen.queryByText('Gyöngyös')).toBeNull();
    expect(hrefOf('Minden nyitott ajánlatkérés itt: 2')).toBe(
      '/szallasado/ajanlatkerok-keresese?settlement=Heves+v%C3%A1rmegye',
    );
  });

  it('asks for requests that match the professions and places of a professional', async () => {
    await open('service', 'Most nincs megválaszolatlan ajánlatkérés a közeledben.');
    expect(hrefOf(/^Minden nyitott/)).toBe('/szakember/ajanlatkerok-keresese?ownArea=1');
  });

  it('draws no charts of zeros', async () => {
    const none = { views: 0, contacts: 0, messages: 0 };
    replies['/api/statistics/advertiser'] = { data: { ...statistics, totals: none } };
    await open('accommodation', 'Ebben az időszakban még senki sem nyitotta meg őket.');
    expect(screen.queryByText('Megtekintések naponta')).toBeNull();
  });

  it('offers a first listing to those who have none', async () => {
    replies['/api/statistics/advertiser'] = {
      data: { ...statistics, listings: [], totalListings: 0, promotions: [], county: null },
    };
    await open('property', 'Még nincs közzétett hirdetésed');
    expect(hrefOf('Új hirdetés')).toBe('/ingatlan_tulajdonos/ingatlan_felvitel');
  });

  it('leads those whose listings are all hidden to them, and not to a first one', async () => {
    replies['/api/statistics/advertiser'] = {
      data: { ...statistics, listings: [], totalListings: 0, hiddenListings: 1, county: null },
    };
    await open('accommodation', 'Most egyik hirdetésed sem látható');
    expect(hrefOf('A hirdetéseim')).toBe('/szallasado/szallasaim');
    expect(screen.queryByText('Még nincs közzétett hirdetésed')).toBeNull();
  });
});
