import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContentPage } from '../pages/content-page.tsx';
import { HelpPage } from './help-page.tsx';
import { packagesByKind, unitPrice } from './package-kinds.ts';
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
});

const answer = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ ok: status < 400, message: '', ...body }), { status }),
  );

const open = (address: string) => {
  const router = createMemoryRouter(
    [
      { path: '/tudastar', element: <HelpPage /> },
      { path: '/szolgaltatas-csomagok', element: <PackagesPage /> },
      { path: '/:pageUrl', element: <ContentPage /> },
    ],
    { initialEntries: [address] },
  );
  return render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
};

describe('the help', () => {
  it.each([
    'regisztracio',
    'bejelentkezes',
    'profil',
    'hirdetes-feladas',
    'kepek',
    'csomagok',
    'kozossegi-linkek',
  ])('has the anchor %s, and its contents lead there', (anchor) => {
    open('/tudastar');
    expect(document.getElementById(anchor)?.querySelector('h2')).toBeTruthy();
    const contents = within(screen.getByRole('navigation', { name: 'Tartalom' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`#${anchor}`);
  });
});

describe('the packages', () => {
  it('stand by kind, PRO before Kiemelt and the cheaper first', () => {
    const kinds = packagesByKind([offer(1, 2, 900), offer(2, 4, 5000), offer(3, 4, 2000), offer(4, 9, 100)]);
    expect(kinds.map((kind) => kind.packages.map(({ packageID }) => packageID))).toEqual([[3, 2, 1], [4]]);
  });

  it('say what one day costs, unless there is only one', () => {
    expect(unitPrice(offer(1, 2, 4990, 30))).toBe(166);
    expect(unitPrice(offer(1, 3, 24_900, 1))).toBeNull();
  });

  it('are shown with name and price', async () => {
    answer(200, { data: [offer(1, 4, 9990, 30)] });
    open('/szolgaltatas-csomagok');
    expect(await screen.findByRole('heading', { name: '1. csomag' })).toBeTruthy();
    expect(screen.getByText(/^9\s990\sFt$/)).toBeTruthy();
  });

  it('say so when there are none', async () => {
    answer(200, { data: [] });
    open('/szolgaltatas-csomagok');
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
    answer(200, { data: kinds });
    open('/szolgaltatas-csomagok');
    await screen.findByRole('heading', { name: '1. csomag' });
  };
  afterEach(() => localStorage.clear());

  it.each([
    ['ingatlan_tulajdonos', '/ingatlan_tulajdonos/ingatlanok'],
    ['szallasado', '/szallasado/szallasaim'],
    ['szakember', '/szakember/szolgaltatasaim'],
  ])('%s finds: at the own listings, and at the social links', async (role, listings) => {
    await openAs(role);
    expect(ways()).toEqual([listings, `/${role}/kozossegi-media-linkek`, listings]);
    expect(screen.queryByText(/Csomagot hirdetőként rendelhetsz/)).toBeNull();
  });

  it('a visitor is told: after registration or login, which leads back here', async () => {
    await openAs(null);
    expect(ways()).toEqual([]);
    expect(screen.getByRole('link', { name: 'regisztrálj ingyen' }).getAttribute('href')).toBe(
      '/regisztracio',
    );
    expect(screen.getByRole('link', { name: 'jelentkezz be' }).getAttribute('href')).toBe(
      '/login-reg?next=%2Fszolgaltatas-csomagok',
    );
  });

  it('who asks for offers is told that it takes another account, and an admin nothing', async () => {
    await openAs('ajanlatkero');
    expect(ways()).toEqual([]);
    expect(screen.getByText(/egy másik e-mail-címmel regisztrálj hirdetőként/)).toBeDefined();
    cleanup();
    await openAs('admin');
    expect(ways()).toEqual([]);
    expect(screen.queryByText(/hirdetőként/)).toBeNull();
  });
});

describe('a content page', () => {
  it('shows what the admin wrote, without what could do harm', async () => {
    answer(200, { data: { pageName: 'Rólunk', content: '<p>Üdv!</p><script>alert(1)</script>' } });
    open('/rolunk');
    expect(await screen.findByRole('heading', { name: 'Rólunk' })).toBeTruthy();
    expect(screen.getByText('Üdv!')).toBeTruthy();
    expect(document.querySelector('article script')).toBeNull();
  });

  it('that does not exist is the not-found page', async () => {
    answer(404, { code: 'not_found', message: 'Nincs ilyen.' });
    open('/nincs-ilyen');
    expect(await screen.findByText('A keresett oldal nem található!')).toBeTruthy();
  });

  it('that fails to load is only logged, and leads elsewhere', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(503, { code: 'unavailable', message: 'Túl sokan vagyunk.' });
    open('/rolunk');
    expect(await screen.findByRole('link', { name: 'Főoldal' })).toBeTruthy();
    expect(logged).toHaveBeenCalled();
  });
});
