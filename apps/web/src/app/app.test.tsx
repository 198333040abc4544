import { adminPaths, hostPaths, ownerPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findCurrentSection, roleSections } from './role-sections.ts';
import { discoverRoutes, routes } from './routes.tsx';

const menuPages = [{ pageUrl: 'rolunk', pageName: 'Rólunk' }];
const missing = { ok: false, code: 'not_found', message: 'Ez a hirdetés már nem érhető el.' };
const answer = vi.fn((address: string) =>
  Promise.resolve(
    address.includes('/real-estate/')
      ? Response.json(missing, { status: 404 })
      : Response.json({ ok: true, message: '', data: menuPages }),
  ),
);
let windowWidth = 1280;

beforeEach(() => {
  windowWidth = 1280;
  answer.mockClear();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: windowWidth <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  window.scrollTo = () => undefined;
});

const open = async (address: string) => {
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes,
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
};
const menu = () => screen.getByRole('navigation', { name: 'Főmenü' });
const items = () =>
  [...menu().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('the shell', () => {
  // Shows PUB-04.
  it('shows the not-found page with links to the public pages', async () => {
    await open('/nincs/ilyen');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A keresett oldal nem található!');
    expect(screen.getByRole('main').querySelectorAll('a').length).toBeGreaterThan(2);
    await waitFor(() => expect(document.title).toBe('A keresett oldal nem található! – Piactér'));
  });
  // Shows LAY-05, LAY-07.
  it('has the fixed items and the pages that the admin added to the menu', async () => {
    await open('/nincs/ilyen');
    await screen.findByText('Rólunk');
    expect(items()).toEqual([
      // Shown in the menu of narrow windows only, where the header has no room for it.
      ['Hirdetek', '/hirdetek'],
      ['Szakember', '/szakemberek'],
      ['Ingatlan', '/ingatlanok'],
      ['Szállás', '/szallasok'],
      ['Tudástár', '/tudastar'],
      ['Rólunk', '/rolunk'],
    ]);
  });
  // Shows LAY-07.
  it('has only the fixed items when those pages fail to load, without an error message', async () => {
    answer.mockRejectedValueOnce(new Error('no network'));
    await open('/nincs/ilyen');
    expect(items()).toHaveLength(5);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  // Shows LAY-01.
  it('marks the current item, also on detail pages', async () => {
    await open('/ingatlan/7');
    expect(menu().querySelector('[aria-current]')?.textContent).toBe('Ingatlan');
  });
  it("marks no public item inside a role's area", async () => {
    await open('/ingatlan_tulajdonos/nincs');
    expect(menu().querySelector('[aria-current]')).toBeNull();
  });
  it.each(['szallasado', 'admin'])(
    'keeps the menu of the area %s at its unknown addresses, with the way back',
    async (role) => {
      localStorage.setItem('sessionInfo', JSON.stringify({ path: role }));
      await open(`/${role}/nincs-ilyen`);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A keresett oldal nem található!');
      expect(screen.getByRole('navigation', { name: 'Fiókom' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Vissza a fiókomba' }).getAttribute('href')).toBe(`/${role}`);
    },
  );
  // Shows LAY-06.
  it("shows 'Bejelentkezés' without a session and 'Fiókom!' of its role with one", async () => {
    await open('/nincs/ilyen');
    expect(screen.getByRole('link', { name: 'Bejelentkezés' }).getAttribute('href')).toBe('/login-reg');
    localStorage.setItem('sessionInfo', '{"path":"szakember"}');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.getByRole('link', { name: 'Fiókom!' }).getAttribute('href')).toBe('/szakember/profil');
    expect(screen.queryByRole('link', { name: 'Bejelentkezés' })).toBeNull();
  });
  // Shows LAY-03.
  it.each([
    [660, 'false'],
    [661, 'true'],
  ])('at %i px leaves the opened menu expanded: %s, after a choice', async (width, expanded) => {
    windowWidth = width;
    await open('/nincs/ilyen');
    fireEvent.click(screen.getByRole('button', { name: 'Menü megnyitása' }));
    fireEvent.click(menu().querySelector('a') ?? document.body);
    const burger = screen.getByRole('button', { name: /^Menü (meg|be)/ });
    expect(burger.getAttribute('aria-expanded')).toBe(expanded);
  });
  it('moves the focus to the heading after a navigation', async () => {
    const router = await open('/nincs/ilyen');
    await act(() => router.navigate('/ez/sincs'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('the side menus', () => {
  // Shows LAY-09.
  it('are, for the admin, exactly the documented list in its order', () => {
    expect(roleSections.admin.sections.map((section) => section.to)).toEqual([
      '/',
      '/admin/profil',
      '/admin/csomagok',
      '/admin/megrendelesek',
      '/admin/ceges-felhasznalok',
      '/admin/maganszemely-felhasznalok',
      '/admin/emailek',
      '/admin/szakmak',
      '/admin/tartalom',
      '/admin/seo',
    ]);
  });
  it('have a second group of oversight for the admin only', () => {
    const { admin, ...others } = roleSections;
    expect(admin.group?.title).toBe('Felügyelet');
    expect(admin.group?.sections.map(({ to }) => to)).toEqual([
      '/admin/attekintes',
      '/admin/uzenetek',
      '/admin/kereses',
      '/admin/hirdetesek',
      '/admin/ajanlatkeresek',
      '/admin/bejelentesek',
      '/admin/ntak-szamok',
      '/admin/levelek',
      '/admin/naplo',
    ]);
    expect(Object.values(others).filter(({ group }) => group)).toEqual([]);
  });
  it.each([
    [ownerPaths.listing(7), ownerPaths.listings, 'ingatlan_tulajdonos'],
    [ownerPaths.payment(2, 9), ownerPaths.orders, 'ingatlan_tulajdonos'],
    [hostPaths.newListing, hostPaths.newListing, 'szallasado'],
    [hostPaths.listing(3), hostPaths.listings, 'szallasado'],
    [adminPaths.email(4), adminPaths.emails, 'admin'],
  ] as const)('count %s to the section %s', (address, section, role) => {
    expect(findCurrentSection(roleSections[role].sections, address)?.to).toBe(section);
  });
});
