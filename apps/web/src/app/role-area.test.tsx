import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RoleLayout } from './layout/role-layout.tsx';
import { enterRoleArea, logOut } from './role-entry.ts';

const freshToken = `x.${btoa('{"path":"szakember","sub":"3"}')}.x`;
const answer = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  localStorage.setItem('token', 'stale');
  localStorage.setItem('sessionInfo', '{"path":"szakember"}');
});

const enter = () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Kezdőlap</h1> },
      {
        path: '/szakember',
        element: <RoleLayout />,
        loader: enterRoleArea,
        handle: { pages: ['/szakember/profil'] },
        hydrateFallbackElement: <p>Várj</p>,
        children: [{ path: '/szakember/profil', element: <h1>Profil</h1> }],
      },
    ],
    { initialEntries: ['/szakember/profil'] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
};

describe("entering a role's area", () => {
  // Shows SES-03, SES-04.
  it('sends the stored token and stores the fresh one of the reply', async () => {
    answer.mockImplementation(async () =>
      Response.json({ ok: true, token: freshToken, data: { email: 'szakember@piacter.test' } }),
    );
    enter();
    await screen.findByText('szakember@piacter.test');
    const [url, init] = answer.mock.calls[0] ?? [];
    expect(url).toBe('/api/check-page-permission?path=szakember');
    expect(init).toMatchObject({ credentials: 'include', headers: { Authorization: 'stale' } });
    expect(localStorage.getItem('token')).toBe(freshToken);
  });
  it('is headed by the name of its user, where the profile has one', async () => {
    answer.mockImplementation(async (url) =>
      Response.json({
        ok: true,
        message: '',
        data: url.endsWith('/user-profile') ? { isFirm: 0, lastName: 'Csapos', firstName: 'Béla' } : {},
      }),
    );
    enter();
    expect(await screen.findByText('Csapos Béla')).toBeTruthy();
  });
  // Shows LAY-08.
  it("shows the role's sections with the current one marked, and logout last", async () => {
    answer.mockResolvedValue(Response.json({ ok: true, data: {} }));
    enter();
    const menu = await screen.findByRole('navigation', { name: 'Fiókom' });
    expect(menu.querySelector('[aria-current="page"]')?.textContent).toBe('Profil');
    const items = [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    // Only the sections whose page the area has; the button is there for phones alone.
    expect(items).toEqual(['Főoldal', 'Profil', 'Kijelentkezés', 'Több']);
  });

  it('opens the rest of the menu by a button of the bar on phones, and closes it', async () => {
    answer.mockResolvedValue(Response.json({ ok: true, data: {} }));
    enter();
    const more = await screen.findByRole('button', { name: 'Több menüpont' });
    const isOpen = () => more.getAttribute('aria-expanded');
    fireEvent.click(more);
    expect(isOpen()).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(more);
    for (const closing of [
      () => screen.getByRole('button', { name: 'Menü bezárása' }),
      () => screen.getByRole('link', { name: 'Profil' }),
    ]) {
      fireEvent.click(more);
      fireEvent.click(closing());
      expect(isOpen()).toBe('false');
    }
  });
  // Shows SES-02.
  it('clears the session and redirects home after a refusal', async () => {
    answer.mockResolvedValue(Response.json({ ok: false }, { status: 401 }));
    const router = enter();
    await screen.findByText('Kezdőlap');
    expect(router.state.location.search).toBe('?sessionExpired=true');
    expect([localStorage.getItem('token'), localStorage.getItem('sessionInfo')]).toEqual([null, null]);
  });
});

describe('logging out', () => {
  const assign = vi.fn();
  beforeEach(() => {
    assign.mockReset();
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
  });
  // Shows SES-06.
  it.each([
    ['answers', () => Promise.resolve(Response.json({ ok: true }))],
    ['cannot be reached', () => Promise.reject(new Error('no network'))],
  ])('clears the session and goes home when the server %s', async (_, reply) => {
    answer.mockImplementation(reply);
    await logOut();
    expect(answer.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(assign).toHaveBeenCalledWith('/');
  });
});
