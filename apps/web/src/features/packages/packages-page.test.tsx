import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUnitPrice, groupByKind } from './package-kinds.ts';
import { PackagesPage } from './packages-page.tsx';

const offer = (packageID: number, packageType: number, currentPrice: number, quantity = 1) => ({
  packageID,
  packageName: `${packageID}. csomag`,
  packageDesc: 'Leírás',
  packageType,
  quantity,
  unitName: 'nap',
  baseUnit: 'nap',
  currentPrice,
  price: currentPrice,
  packagePrice: currentPrice,
});

const answer = (body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ok: true, message: '', ...body })));

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={['/szolgaltatas-csomagok']}>
        <PackagesPage />
      </MemoryRouter>
    </SWRConfig>,
  );

describe('the packages', () => {
  it('are grouped by kind, PRO before Kiemelt, cheaper first', () => {
    const kinds = groupByKind([offer(1, 2, 900), offer(2, 4, 5000), offer(3, 4, 2000), offer(4, 9, 100)]);
    expect(kinds.map((kind) => kind.packages.map(({ packageID }) => packageID))).toEqual([[3, 2, 1], [4]]);
  });

  it('show the price of one day, unless there is only one', () => {
    expect(getUnitPrice(offer(1, 2, 4990, 30))).toBe(166);
    expect(getUnitPrice(offer(1, 3, 24_900, 1))).toBeNull();
  });

  // Shows PUB-01.
  it('are shown with name and price', async () => {
    answer({ data: [offer(1, 4, 9990, 30)] });
    open();
    expect(await screen.findByRole('heading', { name: '1. csomag' })).toBeTruthy();
    expect(screen.getByText(/^9\s990\sFt$/)).toBeTruthy();
  });

  it('show a message without any', async () => {
    answer({ data: [] });
    open();
    expect(await screen.findByText(/Most nincs megvásárolható csomag/)).toBeTruthy();
  });
});

describe('where a package is ordered', () => {
  const kinds = [
    offer(1, 4, 9990),
    offer(2, 7, 3990),
    offer(3, 8, 4990),
    offer(4, 10, 1490),
    offer(5, 6, 7490),
  ];
  const ways = () =>
    screen.queryAllByRole('link', { name: /^Megrendelés/ }).map((link) => link.getAttribute('href'));
  const openAs = async (role: string | null) => {
    if (role !== null) localStorage.setItem('sessionInfo', JSON.stringify({ path: role }));
    answer({ data: kinds });
    open();
    await screen.findByRole('heading', { name: '1. csomag' });
  };
  afterEach(() => localStorage.clear());

  it.each([
    ['ingatlan_tulajdonos', '/ingatlan_tulajdonos/ingatlanok'],
    ['szallasado', '/szallasado/szallasaim'],
    ['szakember', '/szakember/szolgaltatasaim'],
  ])('%s orders at the advertiser’s listings and at the social links', async (role, listings) => {
    await openAs(role);
    expect(ways()).toEqual([listings, `/${role}/kozossegi-media-linkek`, listings]);
    expect(screen.queryByText(/Csomagot hirdetőként rendelhetsz/)).toBeNull();
  });

  it.each([
    [
      'szallasado',
      [
        'Hirdetés kiemelése',
        'Ajánlatkérők elérhetősége',
        'Közösségi média',
        'Egyéb segítség',
        'Ajánlatküldés',
      ],
    ],
    [
      'szakember',
      [
        'Hirdetés kiemelése',
        'Ajánlatküldés',
        'Közösségi média',
        'Egyéb segítség',
        'Ajánlatkérők elérhetősége',
      ],
    ],
  ])('%s reads first what can be ordered, in words of the own listings', async (role, titles) => {
    await openAs(role);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, titles.length)).toEqual(titles);
    expect(screen.getByText(/Csomag nélkül is jár a 20 kép és az 5 videó\./)).toBeTruthy();
    expect(screen.queryByText(/Ingatlanhoz/)).toBeNull();
  });

  it('an owner reads how many pictures a package adds', async () => {
    await openAs('ingatlan_tulajdonos');
    expect(screen.getByText(/Ingatlanhoz 1 kép jár, PRO csomaggal 20 kép/)).toBeTruthy();
  });

  it('a visitor gets links to the registration, and to the login and back', async () => {
    await openAs(null);
    expect(ways()).toEqual([]);
    expect(screen.getByRole('link', { name: 'regisztrálj ingyen' }).getAttribute('href')).toBe(
      '/regisztracio',
    );
    expect(screen.getByRole('link', { name: 'jelentkezz be' }).getAttribute('href')).toBe(
      '/login-reg?next=%2Fszolgaltatas-csomagok',
    );
  });

  it('a requester is told to use another account, an admin nothing', async () => {
    await openAs('ajanlatkero');
    expect(ways()).toEqual([]);
    expect(screen.getByText(/egy másik e-mail-címmel regisztrálj hirdetőként/)).toBeDefined();
    cleanup();
    await openAs('admin');
    expect(ways()).toEqual([]);
    expect(screen.queryByText(/hirdetőként/)).toBeNull();
  });
});
