import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { ContentPage } from './content-page.tsx';

const answer = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ ok: status < 400, message: '', ...body }), { status }),
  );

const open = (address: string) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/:pageUrl', element: <ContentPage /> }], {
          initialEntries: [address],
        })}
      />
    </SWRConfig>,
  );

describe('a content page', () => {
  // Shows PUB-03.
  it('shows what the admin wrote, without unsafe HTML', async () => {
    answer(200, { data: { pageName: 'Rólunk', content: '<p>Üdv!</p><script>alert(1)</script>' } });
    open('/rolunk');
    expect(await screen.findByRole('heading', { name: 'Rólunk' })).toBeTruthy();
    expect(screen.getByText('Üdv!')).toBeTruthy();
    expect(document.querySelector('article script')).toBeNull();
  });

  it('that is unpublished is marked as a preview, for the admin asks even where the server embedded no page', async () => {
    localStorage.setItem('sessionInfo', JSON.stringify({ userID: 1, path: 'admin' }));
    answer(200, { data: { pageName: 'Terv', content: '<p>Titok</p>', published: 0 } });
    const embedded = { ok: false, code: 'not_found', message: 'Nincs ilyen.' };
    render(
      <SWRConfig
        value={{ provider: () => new Map(), fallback: { '/api/page-content-by-url/terv': embedded } }}
      >
        <RouterProvider
          router={createMemoryRouter([{ path: '/:pageUrl', element: <ContentPage /> }], {
            initialEntries: ['/terv'],
          })}
        />
      </SWRConfig>,
    );
    expect(screen.queryByText('A keresett oldal nem található!')).toBeNull();
    expect(await screen.findByText(/^Előnézet: ezt az oldalt még nem tetted közzé/)).toBeTruthy();
    expect(screen.getByText('Titok')).toBeTruthy();
    localStorage.clear();
  });

  it('that does not exist shows the not-found page', async () => {
    answer(404, { code: 'not_found', message: 'Nincs ilyen.' });
    open('/nincs-ilyen');
    expect(await screen.findByText('A keresett oldal nem található!')).toBeTruthy();
  });

  it('that fails to load is logged, and shows links to other pages', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(503, { code: 'unavailable', message: 'Túl sokan vagyunk.' });
    open('/rolunk');
    expect(await screen.findByRole('link', { name: 'Főoldal' })).toBeTruthy();
    expect(logged).toHaveBeenCalled();
  });
});
